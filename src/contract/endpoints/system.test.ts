import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from './system';

test('[BOOT-1] a status that names its merchant alone has the defaults of everything else', () => {
  const status = parse(siteStatus, { info: { merchantCode: 'M', whitelabel: {}, whitelabelVal: { name: 'M' } } });
  expect(status).toMatchObject({
    maintenance: false,
    maintenanceEnd: 0,
    regionRestriction: false,
    location: { ip: '' },
  });
  expect(status.info).toMatchObject({
    gw: { GEETEST_ID: '', GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
    register: { captcha: { enabled: false } },
    paths: { landing: '', password: '' },
    customerService: [],
  });
});
