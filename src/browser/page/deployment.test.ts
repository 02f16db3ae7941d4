import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { deploymentSettings } from '../../contract/bootstrap/deployment';
import { findMerchantCode } from './deployment';

describe('[BOOT-7] merchant', () => {
  const settings = parse(deploymentSettings, { merchant: 'FAIR', hosts: { 'kopi.localhost': 'KOPI' } });
  test.each([
    ['kopi.localhost', 'KOPI'],
    ['KOPI.localhost:8080', 'KOPI'],
    ['localhost:8080', 'FAIR'],
    ['sub.kopi.localhost', 'FAIR'],
    ['constructor', 'FAIR'],
    ['', 'FAIR'],
  ])('the merchant of the host “%s” is %s', (host, merchant) => {
    expect(findMerchantCode(host, settings)).toBe(merchant);
  });
});
