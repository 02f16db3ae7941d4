import type { Merchant } from './merchant';

/** A dark merchant with Vietnamese first and its own landing path. */
export const KOPI: Merchant = {
  code: 'KOPI',
  hosts: ['kopi.localhost', 'kopi-b.localhost'],
  name: 'Kopi Club',
  slogan: 'Rang thắng mỗi ngày',
  accent: '#e8a33d',
  background: '#17110d',
  headerColor: '#2a1d14',
  languages: ['VI', 'EN'],
  defaultLanguage: 'VI',
  landingPath: '/m/home',
  passwordPath: '/m/changePsw',
  defaultPassword: 'kopi-start-1',
  country: 'VN',
  diallingCode: '84',
  currency: 'VND',
  currencySymbol: '₫',
  resendAfter: 90,
  phoneSignIn: true,
  facebookAppId: '',
  loginWays: ['username', 'sms'],
  registerWays: ['mobile', 'username'],
  switchesOn: ['MOBILEAUTOLOGIN3', 'REWCEN3', 'LOTTMINIGAME3', 'FIREBASECREATEACC3'],
  services: [{ csType: 'MIDUOKE', csPosition: 'MAIN', title: 'Chăm sóc khách hàng' }],
  downloads: ['Android', 'AppDownloadIcon'],
};
