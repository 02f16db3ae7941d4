import { describe, expect, test } from 'vitest';
import { filterCustomerServiceEntriesByPlacement } from './filter-customer-service-entries-by-placement';

const entry = (csPosition: string) => ({ csType: 'LIVECHAT', csPosition, title: csPosition, path: '' });

describe('[CS-1.5] position of a customer service link', () => {
  test.each([
    // csPosition       float  footer
    ['FLOAT', 'shown', 'hidden'],
    ['float', 'shown', 'hidden'],
    ['SIDE', 'shown', 'hidden'],
    ['FLOATING', 'shown', 'hidden'],
    ['FOOTER', 'hidden', 'shown'],
    ['footer, side', 'shown', 'shown'],
    ['MAIN', 'hidden', 'hidden'],
    ['', 'hidden', 'hidden'],
    ['constructor', 'hidden', 'hidden'],
  ])(
    'a customer service link with the position %j is %s in the floating button and %s in the footer',
    (csPosition, float, footer) => {
      const entries = [entry(csPosition)];
      expect(filterCustomerServiceEntriesByPlacement('float', entries).length > 0).toBe(float === 'shown');
      expect(filterCustomerServiceEntriesByPlacement('footer', entries).length > 0).toBe(footer === 'shown');
      expect(filterCustomerServiceEntriesByPlacement('contact', entries)).toEqual(entries);
    },
  );
});
