import { describe, expect, test } from 'vitest';
import { selectCustomerServices } from './cached-services';

const NEW = [{ csType: 'LIVECHAT', csPosition: '', title: 'New', path: '' }];
const OLD = [{ csType: 'LIVECHAT', csPosition: '', title: 'Old', path: '' }];
const OLDER = [{ csType: 'LIVECHAT', csPosition: '', title: 'Older', path: '' }];

describe('[CS-1] [BOOT-2] [BOOT-3] the customer services shown while they cannot be fetched', () => {
  test.each([
    // current status  last response  cached status  shown
    ['the current status lists them', NEW, OLD, OLDER, NEW],
    ['the current status lists none', [], OLD, OLDER, OLD],
    ['there is no status', undefined, OLD, OLDER, OLD],
    ['the last response had none', undefined, [], OLDER, OLDER],
    ['there was no response yet', undefined, undefined, OLDER, OLDER],
    ['nothing is known', undefined, undefined, undefined, []],
    ['all lists are empty', [], [], [], []],
  ])('are the most recent known ones when %s', (_, status, cached, cachedStatus, expected) => {
    expect(selectCustomerServices({ status, cached, cachedStatus })).toEqual(expected);
  });
});
