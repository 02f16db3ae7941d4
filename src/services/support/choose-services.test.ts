import { describe, expect, test } from 'vitest';
import { chooseServices } from './choose-services';

const NEW = [{ csType: 'LIVECHAT', csPosition: '', title: 'New', path: '' }];
const OLD = [{ csType: 'LIVECHAT', csPosition: '', title: 'Old', path: '' }];
const OLDER = [{ csType: 'LIVECHAT', csPosition: '', title: 'Older', path: '' }];

describe('[CS-1] [BOOT-2] [BOOT-3] who is offered for help while the services cannot be asked for', () => {
  test.each([
    // of the status on screen  last named  of the status kept  offered
    ['the status on screen names them', NEW, OLD, OLDER, NEW],
    ['it names none', [], OLD, OLDER, OLD],
    ['there is no status', undefined, OLD, OLDER, OLD],
    ['none were named last', undefined, [], OLDER, OLDER],
    ['none were ever named', undefined, undefined, OLDER, OLDER],
    ['nothing is known', undefined, undefined, undefined, []],
    ['none are left anywhere', [], [], [], []],
  ])('%s', (_, status, kept, lastStatus, offered) => {
    expect(chooseServices({ status, kept, lastStatus })).toEqual(offered);
  });
});
