import { describe, expect, test } from 'vitest';
import { judgeStatusAlone } from '../../../deploy/config-check/judge-site';
import type { DeploymentView } from '../../../src/services/config-check/check-agreement';
import { formatFinding } from '../../../src/services/config-check/finding';
import { listSupportPaths } from '../../../src/services/config-check/judge-status';
import { encryptCustomerServicePath } from '../../platform/envelope/customer-service-path';

const ORIGIN = 'https://m.fair.example';
const CHAT = encryptCustomerServicePath('https://chat.vendor.example/?id=7');
const BRANDING = {
  name: 'Fair',
  accent: '#5b3df5',
  background: '#f4f2ff',
  icon: '/cdn/icon.png',
  languages: ['EN', 'VI'],
  defaultLanguage: 'EN',
  legal: {
    age: 21,
    licence: { EN: 'Licensed, no. 1', VI: 'Giấy phép số 1' },
    licenceNumber: '1',
    licenceUrl: 'https://authority.example/1',
    licenceLogo: 'https://authority.example/logo.png',
    play: 'https://fair.example/play',
    exclusion: 'https://fair.example/exclusion',
    terms: { EN: 'https://fair.example/terms', VI: 'https://fair.example/vi/terms' },
    privacy: 'https://fair.example/privacy',
    complaints: 'https://fair.example/complaints',
    company: 'Fair Ltd',
    helpLines: [{ name: 'Helpline', phone: '+63 2 5550 0199', url: '' }],
    jurisdiction: {
      ...{ name: 'Golden Bay', raiseDelayHours: 24, confirmsRaise: true },
      ...{ realityCheckMinutes: 0, asksForLimit: true, needsConsent: true },
    },
  },
};
const INFO = {
  merchantCode: 'FAIR',
  mainDomain: 'https://m.fair.example',
  domainRoute: ['https://b.fair.example'],
  customerService: [{ csType: 'LIVECHAT', csPosition: 'FLOAT', title: 'Chat', path: CHAT }],
  whitelabel: { CBS3: true },
  whitelabelVal: BRANDING,
};
const DEPLOYMENT: DeploymentView = {
  merchant: 'FAIR',
  merchants: ['FAIR', 'KOPI'],
  brand: { name: 'Fair', accent: '#5B3DF5', defaultLanguage: 'EN' },
  services: { LIVECHAT: ['chat.vendor.example'] },
  hosts: ['m.fair.example'],
  isPinned: false,
  identity: 'google',
  messaging: 'google',
};

const info = (over: object) => ({ info: { ...INFO, ...over } });
const branding = (over: object) => info({ whitelabelVal: { ...BRANDING, ...over } });

/** Addresses of the entries in these tests, which are encrypted with a random key. */
const ADDRESSES = new Map([[CHAT, 'https://chat.vendor.example/?id=7']]);

function judge(status: unknown, deployment: Partial<DeploymentView> = {}) {
  const context = { origin: ORIGIN, deployment: { ...DEPLOYMENT, ...deployment }, addresses: ADDRESSES };
  const findings = judgeStatusAlone(status, context);
  const listed = (level: string) => findings.filter((finding) => finding.level === level).map(formatFinding);
  return { faults: listed('fault'), warnings: listed('warning') };
}

describe('[OPS-1] judge of a status', () => {
  test.each([
    ['in the settings', { LIVCHAT: ['chat.vendor.example'] }, 'The settings have "LIVCHAT". Did you mean "LIVECHAT"?'],
    ['with the hosts of another type', { AICAN: ['chat.vendor.example'] }, 'Add "services": { "LIVECHAT"'],
  ])('[OPS-1.4] a type of customer service that is misspelt %s is named', (_, services, message) => {
    expect(judge(info({}), { services }).faults.join()).toContain(message);
  });

  test('[SAFE-1.4] an empty slot of the legal kit is no fault once the record names the jurisdiction that allows it', () => {
    const legal = { ...BRANDING.legal, licenceLogo: '', exempt: { licenceLogo: 'Golden Bay' } };
    expect(judge(branding({ legal }))).toEqual({ faults: [], warnings: [] });
    expect(judge(branding({ legal: { ...legal, exempt: {} } })).faults).toHaveLength(1);
  });

  test('[OPS-1.1] a status that the app uses as a whole has no fault and no warning', () => {
    expect(judge(info({}))).toEqual({ faults: [], warnings: [] });
    expect(listSupportPaths(info({}))).toEqual([CHAT]);
  });

  test.each([
    // what is wrong, the status, what the operator reads
    ['a misspelt key', branding({ acent: '#ffffff', accent: undefined }), 'info.whitelabelVal.acent: unknown key'],
    [
      'a misspelt key of the status itself',
      { ...info({}), maintenence: true },
      'maintenence: unknown key, which nothing reads. Did you mean "maintenance"?',
    ],
    [
      'a misspelt switch',
      info({ whitelabel: { CSB3: true } }),
      'info.whitelabel.CSB3: unknown switch, which nothing reads. Did you mean "CBS3"?',
    ],
    [
      'maintenance as a text',
      { ...info({}), maintenance: 'true' },
      'maintenance: must be true or false, without quotation marks, but it is the text "true".',
    ],
    [
      'a switch as a number',
      info({ whitelabel: { CBS3: 1 } }),
      'info.whitelabel.CBS3: must be true or false, without quotation marks, but it is 1.',
    ],
    [
      'a password as a number, which is not printed,',
      branding({ defaultPassword: 12345678 }),
      'info.whitelabelVal.defaultPassword: must be a text in quotation marks, but it is another type (number).',
    ],
    ['no merchant code', { info: { ...INFO, merchantCode: undefined } }, 'info.merchantCode: must '],
    [
      'languages as a text',
      branding({ languages: 'EN' }),
      'info.whitelabelVal.languages: must be a list: [ … ], but it is the text "EN".',
    ],
    ['a broken colour', branding({ accent: '#12' }), 'info.whitelabelVal.accent: "#12" is no colour'],
    [
      'an unknown language',
      branding({ languages: ['EN', 'zh-TW'] }),
      'info.whitelabelVal.languages[1]: "zh-TW" is no language of the app. Did you mean "TW"?',
    ],
    [
      'a default language that is not offered',
      branding({ defaultLanguage: 'TH' }),
      'info.whitelabelVal.defaultLanguage: TH is not one of "languages", so nobody gets it.',
    ],
    [
      'an unknown way to sign in',
      branding({ loginWays: ['usrname'] }),
      'info.whitelabelVal.loginWays[0]: "usrname" is ignored: it must be one of username, sms, social. Did you mean',
    ],
    [
      'no licence',
      branding({ legal: { ...BRANDING.legal, licence: ' ' } }),
      'info.whitelabelVal.legal.licence: is missing: members do not see the licence',
    ],
    [
      '[WL-2.15] an offer without an amount',
      branding({ offer: { currency: 'PHP' } }),
      'info.whitelabelVal.offer: has no positive "amount" with a "currency", so visitors see no offer.',
    ],
    ...['age', 'licenceNumber', 'licenceUrl', 'licenceLogo', 'play', 'exclusion', 'terms', 'privacy', 'complaints'].map(
      (slot): [string, object, string] => [
        `no ${slot}`,
        branding({ legal: { ...BRANDING.legal, [slot]: undefined } }),
        `info.whitelabelVal.legal.${slot}: is missing`,
      ],
    ),
    [
      'a company of spaces in every language',
      branding({ legal: { ...BRANDING.legal, company: { EN: ' ', VI: '' } } }),
      'info.whitelabelVal.legal.company: is missing: members do not see who offers the games. If a jurisdiction allows',
    ],
    [
      'no jurisdiction',
      branding({ legal: { ...BRANDING.legal, jurisdiction: undefined } }),
      'info.whitelabelVal.legal.jurisdiction: is missing: name who supervises the merchant, with its rules.',
    ],
    [
      'a jurisdiction without one of its rules',
      branding({
        legal: { ...BRANDING.legal, jurisdiction: { ...BRANDING.legal.jurisdiction, raiseDelayHours: '24' } },
      }),
      'info.whitelabelVal.legal.jurisdiction.raiseDelayHours: must be a whole number of at least 0, but it is "24": the platform decides.',
    ],
    [
      'a rule of the jurisdiction that is a number in place of true or false',
      branding({ legal: { ...BRANDING.legal, jurisdiction: { ...BRANDING.legal.jurisdiction, asksForLimit: 0 } } }),
      'info.whitelabelVal.legal.jurisdiction.asksForLimit: must be true or false, without quotation marks, but it is 0: the strictest applies, true.',
    ],
    [
      'a misspelt rule of the jurisdiction',
      branding({
        legal: {
          ...BRANDING.legal,
          jurisdiction: { ...BRANDING.legal.jurisdiction, asksForLimit: undefined, asksForLimits: false },
        },
      }),
      'info.whitelabelVal.legal.jurisdiction.asksForLimits: unknown key, which nothing reads. Did you mean "asksForLimit"?',
    ],
    [
      'the name of a jurisdiction alone, whose rules the app does not know',
      branding({ legal: { ...BRANDING.legal, jurisdiction: 'Atoll' } }),
      'info.whitelabelVal.legal.jurisdiction.asksForLimit: is missing: the strictest applies, true.',
    ],
    [
      'an empty jurisdiction',
      branding({ legal: { ...BRANDING.legal, jurisdiction: '' } }),
      'info.whitelabelVal.legal.jurisdiction: is missing',
    ],
    [
      'no jurisdiction, and an exemption from it',
      branding({ legal: { ...BRANDING.legal, jurisdiction: undefined, exempt: { jurisdiction: 'x' } } }),
      'info.whitelabelVal.legal.jurisdiction: is missing',
    ],
    [
      'an exemption from the jurisdiction',
      branding({ legal: { ...BRANDING.legal, exempt: { jurisdiction: 'Golden Bay' } } }),
      'info.whitelabelVal.legal.exempt.jurisdiction: is no slot of "legal"',
    ],
    [
      'an empty slot that another jurisdiction would allow',
      branding({ legal: { ...BRANDING.legal, licenceLogo: '', exempt: { licenceLogo: 'Harbour' } } }),
      'info.whitelabelVal.legal.exempt.licenceLogo: "Harbour" is not the jurisdiction of the record.',
    ],
    [
      'no help lines, and no name of the jurisdiction that allows it',
      branding({ legal: { ...BRANDING.legal, helpLines: [], exempt: { helpLines: ' ' } } }),
      'info.whitelabelVal.legal.exempt.helpLines: " " is the name of no jurisdiction.',
    ],
    [
      'help lines that nobody can call',
      branding({ legal: { ...BRANDING.legal, helpLines: [{}, { name: 'Helpline' }] } }),
      'info.whitelabelVal.legal.helpLines: is missing',
    ],
    [
      'an exemption of a slot that does not exist',
      branding({ legal: { ...BRANDING.legal, exempt: { logo: 'GB' } } }),
      'info.whitelabelVal.legal.exempt.logo: is no slot of "legal": age, licence,',
    ],
    [
      'a misspelt slot',
      branding({ legal: { ...BRANDING.legal, privacy: undefined, privcy: 'https://fair.example/privacy' } }),
      'info.whitelabelVal.legal.privcy: unknown key, which nothing reads. Did you mean "privacy"?',
    ],
    [
      'terms of one language that are a script',
      branding({
        legal: { ...BRANDING.legal, terms: { EN: 'https://fair.example/terms', VI: 'javascript:alert(1)' } },
      }),
      'info.whitelabelVal.legal.terms.VI: the app does not open "javascript:alert(1)"',
    ],
    ['no legal slot', branding({ legal: undefined }), 'info.whitelabelVal.legal.age: is missing'],
    [
      'terms that are a script',
      branding({ legal: { ...BRANDING.legal, terms: 'javascript:alert(1)' } }),
      'info.whitelabelVal.legal.terms: the app does not open "javascript:alert(1)"',
    ],
    [
      'a picture over http',
      branding({ logo: 'http://img.example/a.png' }),
      'info.whitelabelVal.logo: the app does not show "http://img.example/a.png": it does not begin with https://.',
    ],
    [
      'a landing page that the app does not have',
      info({ paths: { landing: '/m/welcom', password: '' } }),
      'info.paths.landing: "/m/welcom" is no page of the app.',
    ],
    [
      'a download on another host',
      info({ resources: [{ resourceType: 'Android', url: 'https://files.example/a.apk' }] }),
      'info.resources[0].url: the app does not open "https://files.example/a.apk": its host is neither',
    ],
    [
      'an image host that is none',
      info({ imageCDNs: ['https://'] }),
      'info.imageCDNs[0]: "https://" is ignored: it must be a host name or a URL.',
    ],
    [
      'a script over http',
      info({ gw: { GEETEST_SCRIPT: 'http://static.example/gt4.js' } }),
      'info.gw.GEETEST_SCRIPT: the app does not load "http://static.example/gt4.js": it must be an https URL or a path.',
    ],
    [
      'a domain with a port',
      info({ domainRoute: ['https://b.fair.example:8443'] }),
      'info.domainRoute[0]: "https://b.fair.example:8443" is ignored: a domain is a public host name over https',
    ],
    [
      'customer service that cannot be decrypted',
      info({ customerService: [{ csType: 'LIVECHAT', path: 'https://chat.vendor.example' }] }),
      'info.customerService[0].path: the entry LIVECHAT is hidden: its path cannot be decrypted.',
    ],
  ])('[OPS-1.1] %s in a status is a fault', (_, status, message) => {
    expect(judge(status).faults.join('\n')).toContain(message);
  });

  test.each([
    [
      'another merchant',
      { merchant: 'FAIRR', merchants: [] },
      'info.merchantCode: "FAIR" is not what the settings have for this host: FAIRR. Did you mean "FAIRR"?',
    ],
    ['a merchant that it does not know', { merchant: '', merchants: ['KOPI', 'SOL'] }, 'for this host: KOPI, SOL.'],
    [
      'no host of customer service',
      { services: {} },
      'info.customerService[0].path: the entry LIVECHAT is hidden: its host chat.vendor.example is not listed. ' +
        'Add "services": { "LIVECHAT": ["chat.vendor.example"] } to the settings.',
    ],
  ])('[OPS-1.4] a status and a deployment with %s are a fault', (_, deployment, message) => {
    expect(judge(info({}), deployment).faults.join('\n')).toContain(message);
  });

  test.each([
    [
      'name',
      { name: 'Fairground' },
      'name: "Fair" in the status, but "Fairground" in the settings, which a first visit',
    ],
    ['colour', { accent: '#000' }, 'accent: "#5b3df5" in the status, but "#000" in the settings'],
    ['design', { design: { columns: 2 } }, 'design.columns: nothing in the status, but 2 in the settings'],
    ['language', { defaultLanguage: 'VI' }, 'defaultLanguage: "EN" in the status, but "VI" in the settings'],
  ])('[OPS-1.4] another %s in the status than in the settings is a warning', (_, brand, message) => {
    const { faults, warnings } = judge(info({}), { brand });
    expect(faults).toEqual([]);
    expect(warnings.join('\n')).toContain(message);
  });

  test.each([
    ['home as the landing page', info({ paths: { landing: '/m/', password: '' } })],
    ['a script at a path', info({ gw: { GEETEST_SCRIPT: '/geetest/gt4.js' } })],
    ['a script on a port', info({ gw: { GEETEST_SCRIPT: 'https://static.example:8443/gt4.js' } })],
    [
      'a download for another device',
      info({ resources: [{ resourceType: 'Windows', url: 'https://files.example/a' }] }),
    ],
    ['a switch of another program', info({ whitelabel: { CBS3: true, THEME: 'blue' } })],
  ])('[OPS-1.3] %s in a status is no fault and no warning', (_, status) => {
    expect(judge(status)).toEqual({ faults: [], warnings: [] });
  });

  test.each([
    [
      'an image host without https',
      info({ imageCDNs: ['cdn.example'] }),
      'info.imageCDNs[0]: pictures of "cdn.example"',
    ],
    [
      'an image host over http',
      info({ imageCDNs: ['http://cdn.example'] }),
      'are not kept for the next visit: write it',
    ],
    [
      'another version of a switch',
      info({ whitelabel: { CBS2: true } }),
      'info.whitelabel.CBS2: unknown switch, which nothing reads. Did you mean "CBS3"?',
    ],
    [
      'an unknown module of a page',
      branding({ design: { account: [{ module: 'member' }, { module: 'meny' }] } }),
      'info.whitelabelVal.design.account[1].module: unknown module "meny", which the page skips. Did you mean "menu"?',
    ],
    [
      'an unknown variant of a module',
      branding({ design: { home: [{ module: 'hot', variant: 'bentoo' }] } }),
      'info.whitelabelVal.design.home[0].variant: unknown variant "bentoo": the app uses row. Did you mean "bento"?',
    ],
    [
      'an unknown variant of a module of the top',
      branding({
        design: {
          home: [
            { module: 'banner', variant: 'wide' },
            { module: 'tabs', variant: 'bord' },
          ],
        },
      }),
      'info.whitelabelVal.design.home[1].variant: unknown variant "bord": the app uses row. Did you mean "board"?',
    ],
  ])('[OPS-1.3] %s in a status is a warning', (_, status, message) => {
    const { faults, warnings } = judge(status);
    expect(faults).toEqual([]);
    expect(warnings.join('\n')).toContain(message);
  });

  test('[OPS-1.3] with a pinned key, a host that a signed list may name is a warning', () => {
    const resources = [{ resourceType: 'Android', url: 'https://files.example/a.apk' }];
    const { faults, warnings } = judge(info({ resources }), { isPinned: true, services: {} });
    expect(faults).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^info\.resources\[0\]\.url: .* The signed list of domains may name it\.$/),
      expect.stringMatching(/^info\.customerService\[0\]\.path: .* The signed list of domains may name it\.$/),
    ]);
  });

  test('[OPS-7.2] a landing page of the merchant’s extension is no fault', () => {
    expect(judge(info({ paths: { landing: '/m/x/club', password: '' } })).faults).toEqual([]);
  });

  test('[OPS-1.3] a key that no key of the app resembles is a warning: other programs read a status too', () => {
    const { faults, warnings } = judge(info({ desktopTemplate: 'd' }));
    expect([faults, warnings]).toEqual([[], ['info.desktopTemplate: unknown key, which nothing reads.']]);
  });

  test('[OPS-1.1] a status of any shape is explained and never thrown', () => {
    for (const status of [null, [], 'x', 7]) expect(judge(status).faults).toHaveLength(1);
    for (const wrong of [null, [], 'x', 7, true, { a: null }]) {
      expect(() => judge({ info: wrong })).not.toThrow();
      for (const key of Object.keys(INFO)) expect(() => judge(info({ [key]: wrong }))).not.toThrow();
      for (const key of Object.keys(BRANDING)) expect(() => judge(branding({ [key]: wrong }))).not.toThrow();
    }
  });
});
