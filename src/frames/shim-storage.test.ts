import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCookieJar, createMemoryStorage, shimStorage } from './shim-storage';

describe('[CAPT-4][CAPT-4.4] storage shim in a frame with an opaque origin', () => {
  test('the storage shim supports the methods of Storage', () => {
    const area = createMemoryStorage();
    area.setItem('a', '1');
    area.setItem('b', 2 as unknown as string);
    expect([area.getItem('a'), area.getItem('b'), area.getItem('c')]).toEqual(['1', '2', null]);
    expect([area.length, area.key(1), area.key(2)]).toEqual([2, 'b', null]);
    area.removeItem('a');
    expect(area.getItem('a')).toBeNull();
    area.clear();
    expect(area.length).toBe(0);
  });

  test('the storage shim supports reading, setting, listing and deleting items as properties', () => {
    const area = createMemoryStorage();
    const key: string = 'a';
    area[key] = 'x';
    expect([area[key], area.getItem('a'), 'a' in area, 'b' in area, area[`${key}b`]]).toEqual([
      'x',
      'x',
      true,
      false,
      undefined,
    ]);
    expect([Object.keys(area), JSON.stringify(area)]).toEqual([['a'], '{"a":"x"}']);
    delete area[key];
    expect(Object.keys(area)).toEqual([]);
    expect(typeof area.setItem).toBe('function');
  });

  test('the storage shim supports setting, replacing and expiring cookies', () => {
    const jar = createCookieJar(() => Date.parse('2026-01-01'));
    jar.write('a=1; path=/; SameSite=None; Secure');
    jar.write('b = two=2 ');
    expect(jar.read()).toBe('a=1; b=two=2');
    jar.write('a=3; max-age=60; expires=Thu, 01 Jan 2037 00:00:00 GMT');
    expect(jar.read()).toBe('a=3; b=two=2');
    jar.write('a=; expires=Thu, 01 Jan 1970 00:00:00 GMT');
    jar.write('b=; Max-Age=0');
    expect(jar.read()).toBe('');
    jar.write('alone');
    expect(jar.read()).toBe('alone');
  });
});

describe('[CAPT-4][CAPT-4.4] installation of the storage shim', () => {
  afterEach(() => vi.unstubAllGlobals());

  function refusing(target: object, name: string) {
    Object.defineProperty(target, name, {
      configurable: true,
      get: () => {
        throw new DOMException('no origin', 'SecurityError');
      },
    });
  }

  test('the storage shim replaces blocked storage', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const page = {} as { cookie: string };
    vi.stubGlobal('document', page);
    refusing(globalThis, 'localStorage');
    refusing(globalThis, 'sessionStorage');
    refusing(page, 'cookie');
    shimStorage();
    localStorage.setItem('a', 'local');
    sessionStorage.setItem('a', 'session');
    page.cookie = 'a=cookie';
    expect([localStorage.getItem('a'), sessionStorage.getItem('a'), page.cookie]).toEqual([
      'local',
      'session',
      'a=cookie',
    ]);
  });

  test('the storage shim leaves working storage unchanged', () => {
    const [local, session] = [createMemoryStorage(), createMemoryStorage()];
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('document', { cookie: 'real=1' });
    shimStorage();
    expect(localStorage).toBe(local);
    expect(sessionStorage).toBe(session);
    expect(document.cookie).toBe('real=1');
  });
});
