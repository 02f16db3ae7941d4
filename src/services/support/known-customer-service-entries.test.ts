import { afterEach, describe, expect, test } from 'vitest';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { CUSTOMER_SERVICES_PREFIX } from '../../contract/storage-keys';
import { useMerchant } from '../merchant/merchant-store';
import {
  getKnownCustomerServiceEntries,
  saveCustomerServiceEntries,
  selectCustomerServiceEntries,
} from './known-customer-service-entries';

afterEach(() => {
  safeLocalStorage.removeByPrefix(CUSTOMER_SERVICES_PREFIX);
  useMerchant.setState({ code: '', home: '' });
});

const NEW = [{ csType: 'LIVECHAT', csPosition: '', title: 'New', path: '' }];
const OLD = [{ csType: 'LIVECHAT', csPosition: '', title: 'Old', path: '' }];
const OLDER = [{ csType: 'LIVECHAT', csPosition: '', title: 'Older', path: '' }];

describe('[CS-1.8][BOOT-2][BOOT-3] customer service links shown while they cannot be fetched', () => {
  test.each([
    // current status  last response  cached status  shown
    ['the current status lists them', NEW, OLD, OLDER, NEW],
    ['the current status lists none', [], OLD, OLDER, OLD],
    ['there is no status', undefined, OLD, OLDER, OLD],
    ['the last response had none', undefined, [], OLDER, OLDER],
    ['there was no response yet', undefined, undefined, OLDER, OLDER],
    ['no list is known', undefined, undefined, undefined, []],
    ['all lists are empty', [], [], [], []],
  ])(
    'while the customer service links cannot be fetched, the most recent known links are shown in the case “%s”',
    (_, status, cached, cachedStatus, expected) => {
      expect(
        selectCustomerServiceEntries({ fromStatus: status, fromLastResponse: cached, fromCachedStatus: cachedStatus }),
      ).toEqual(expected);
    },
  );
});

describe('[DOM-3.1] stored customer service links', () => {
  test('the links are stored for the merchant of the document, even if the site status names another merchant', () => {
    useMerchant.setState({ home: 'KOPI', code: 'FAIR' });
    saveCustomerServiceEntries(NEW);
    expect(safeLocalStorage.keys(CUSTOMER_SERVICES_PREFIX)).toEqual([`${CUSTOMER_SERVICES_PREFIX}KOPI`]);
    expect(getKnownCustomerServiceEntries(undefined)).toEqual(NEW);
    useMerchant.setState({ home: 'FAIR', code: 'KOPI' });
    expect(getKnownCustomerServiceEntries(undefined)).toEqual([]);
  });

  test('the stored customer service links are not overwritten by an empty list', () => {
    useMerchant.setState({ home: 'FAIR', code: 'FAIR' });
    saveCustomerServiceEntries(OLD);
    saveCustomerServiceEntries([]);
    expect(getKnownCustomerServiceEntries(undefined)).toEqual(OLD);
  });
});
