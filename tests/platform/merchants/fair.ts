import type { Merchant } from './merchant';

/** The merchant of `localhost`: light, English first, most switches on. */
export const FAIR: Merchant = {
  code: 'FAIR',
  hosts: ['localhost', 'fair-b.localhost', 'fair-c.localhost'],
  name: 'Fairground',
  slogan: 'Every day is fair day',
  accent: '#5b3df5',
  background: '#f8f7ff',
  headerColor: '#5b3df5',
  languages: ['EN', 'CN', 'VI'],
  defaultLanguage: 'EN',
  landingPath: '',
  passwordPath: '',
  defaultPassword: 'fair-start-1',
  country: 'PH',
  diallingCode: '63',
  currency: 'PHP',
  currencySymbol: '₱',
  resendAfter: 60,
  phoneSignIn: true,
  facebookAppId: '1234567890',
  loginWays: ['username', 'sms'],
  registerWays: ['username', 'mobile', 'auto'],
  switchesOn: ['CBS3', 'MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3', 'UPDATEMOBILEICC3', 'REWCEN3', 'GOOGLELOGIN3'],
  services: [
    { csType: 'LIVECHAT', csPosition: 'FLOAT', title: 'Live chat' },
    { csType: 'AICAN', csPosition: 'FOOTER', title: 'Assistant' },
  ],
  downloads: ['Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon'],
};
