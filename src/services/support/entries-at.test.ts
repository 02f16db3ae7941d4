import { describe, expect, test } from 'vitest';
import { entriesAt } from './entries-at';

const entry = (csPosition: string) => ({ csType: 'LIVECHAT', csPosition, title: csPosition, path: '' });

describe('[CS-1] where an entry stands', () => {
  test.each([
    // csPosition       float  footer
    ['FLOAT', true, false],
    ['float', true, false],
    ['SIDE', true, false],
    ['FLOATING', true, false],
    ['FOOTER', false, true],
    ['footer, side', true, true],
    ['MAIN', false, false],
    ['', false, false],
    ['constructor', false, false],
  ])('%j: float %s, footer %s, contact always', (csPosition, float, footer) => {
    const entries = [entry(csPosition)];
    expect(entriesAt('float', entries).length > 0).toBe(float);
    expect(entriesAt('footer', entries).length > 0).toBe(footer);
    expect(entriesAt('contact', entries)).toEqual(entries);
  });
});
