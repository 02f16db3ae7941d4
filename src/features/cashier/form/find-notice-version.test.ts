import { beforeEach, describe, expect, test } from 'vitest';
import { useContractDeviations } from '../../../services/platform/deviation-log';
import { findNoticeVersion } from './find-notice-version';

const listPaths = () => useContractDeviations.getState().deviations.map(({ path }) => path);
beforeEach(() => useContractDeviations.setState({ deviations: [] }));

describe('[SAFE-5] notice before the first deposit', () => {
  test.each([
    [{ version: '2', bonus: 'Ten times.', funds: '' }, '2'],
    [{ version: '2', bonus: '', funds: { VI: 'Riêng.', EN: '' } }, '2'],
    [{ version: '', bonus: '', funds: '' }, ''],
  ])('[SAFE-5.2] of the notice %j the version “%s” is asked for', (notice, version) => {
    expect(findNoticeVersion(notice)).toBe(version);
    expect(listPaths()).toEqual([]);
  });

  test.each([[{ version: '2', bonus: '', funds: '' }], [{ version: '2', bonus: ' ', funds: { EN: '' } }]])(
    '[SAFE-5.2] the notice %j has nothing to read: it is a deviation, and not asked for',
    (notice) => {
      expect(findNoticeVersion(notice)).toBe('');
      expect(listPaths()).toEqual(['notice']);
    },
  );
});
