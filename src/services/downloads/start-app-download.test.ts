import { expect, test } from 'vitest';
import { requiresConfigurationProfileHint } from './start-app-download';

test.each([
  ['iPhone; CPU iPhone OS 16_6 like Mac OS X) Version/16.6 Safari/604.1', 'not needed'],
  ['iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'needed'],
  ['iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1', 'needed'],
  ['iPhone; CPU iPhone OS 17_2 like Mac OS X) CriOS/140.0', 'needed'],
])(
  '[INST-3.3] for the user agent “%s”, the hint to open the system settings after the download is $1',
  (userAgent, need) => {
    expect(requiresConfigurationProfileHint(userAgent)).toBe(need === 'needed');
  },
);
