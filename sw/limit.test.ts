import { describe, expect, test } from 'vitest';
import { within } from './limit';

describe('[OFF-2] every wait has a limit', () => {
  test('an answer in time', async () => {
    expect(await within(1_000, Promise.resolve(7))).toEqual({ ok: true, value: 7 });
  });
  test('a refusal', async () => {
    expect(await within(1_000, Promise.reject(new Error('full')))).toEqual({ ok: false, error: 'Error: full' });
  });
  test('an answer after a while in which nothing ran', async () => {
    const asked = within(200, new Promise((answer) => setTimeout(answer, 280, 7)));
    for (const began = Date.now(); Date.now() - began < 250; );
    expect(await asked).toEqual({ ok: true, value: 7 });
  });
  test('no answer', async () => {
    expect(await within(5, new Promise(() => undefined))).toEqual({ ok: false, error: 'no answer in 5 ms' });
  });
});
