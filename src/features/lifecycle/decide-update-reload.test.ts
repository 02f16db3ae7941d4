import { describe, expect, test } from 'vitest';
import { decidePageAfterUpdate, decideTabUpdate, hasTabUpdatedToVersion } from './decide-update-reload';

describe('[UPD-2] when another tab has updated to a new version', () => {
  test.each([
    // updated visible typed  follows
    [false, true, false, 'reload'],
    [false, false, false, 'reload-when-visible'],
    [false, true, true, 'confirm'],
    [false, false, true, 'confirm'],
    [true, true, false, 'none'],
    [true, false, false, 'none'],
    [true, true, true, 'none'],
    [true, false, true, 'none'],
  ])(
    'with hasUpdated=%s, isVisible=%s and hasTypedText=%s, a tab takes the action “%s”',
    (hasUpdated, isVisible, hasTypedText, follows) => {
      expect(decideTabUpdate({ hasUpdated, isVisible, hasTypedText })).toBe(follows);
    },
  );
});

describe('[UPD-2] hasTabUpdatedToVersion() for the version i2 of build b2', () => {
  test.each([
    // running  its id   updated to before  has updated
    ['b1', undefined, [], false],
    ['b1', 'i1', [], false],
    ['b1', 'i1', ['i0', 'i2'], true],
    ['b2', 'i2', [], true],
    ['b2', undefined, [], true],
    ['b2', 'i2 with other icons', [], false],
  ])(
    'for a page of build %s with the version id %s that has reloaded for the version ids %j, the result is %s',
    (build, id, followed, hasMoved) => {
      expect(hasTabUpdatedToVersion({ build: 'b2', id: 'i2' }, { build, id }, followed)).toBe(hasMoved);
    },
  );
});

describe('[ROUTE-4.2] an update reloads a known path, and opens home from any other path', () => {
  test.each([
    ['/m/home', 'reload'],
    ['/m/', 'reload'],
    ['/m/login', 'reload'],
    ['/m/securityCenter/addBankCardPix', 'reload'],
    ['/m/our/password', 'reload'],
    ['/m/changePsw', 'reload'],
    ['/m/no/such/page', 'home'],
    ['/m/login/', 'reload'],
    ['/m/Login', 'reload'],
    ['/m/our/password/', 'reload'],
    ['/m/diagnostics', 'reload'],
  ])('for an app update on the page %s, decidePageAfterUpdate() returns “%s”', (path, expected) => {
    expect(decidePageAfterUpdate(path, '/m/our/password')).toBe(expected);
  });
});
