import { describe, expect, test } from 'vitest';
import { servicesAtPosition } from './services-at-position';

const entry = (csPosition: string) => ({ csType: 'LIVECHAT', csPosition, title: csPosition, path: '' });

describe('[CS-1] an entry of customer service', () => {
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
  ])(
    'with the position %j is shown at the side: %s, in the footer: %s, and always on the contact page',
    (csPosition, float, footer) => {
      const entries = [entry(csPosition)];
      expect(servicesAtPosition('float', entries).length > 0).toBe(float);
      expect(servicesAtPosition('footer', entries).length > 0).toBe(footer);
      expect(servicesAtPosition('contact', entries)).toEqual(entries);
    },
  );
});
