import type { Merchant } from './merchant';

/** A merchant with Chinese first, no downloads, and the member's page as landing. */
export const SOL: Merchant = {
  code: 'SOL',
  hosts: ['sol.localhost', 'sol-b.localhost'],
  name: '金阳会',
  slogan: '好运如日方升',
  accent: '#c2201f',
  background: '#fffaf0',
  headerColor: '#c2201f',
  languages: ['CN', 'TW', 'EN'],
  defaultLanguage: 'CN',
  landingPath: '/m/member/home',
  passwordPath: '',
  defaultPassword: 'sol-start-1',
  country: 'CN',
  diallingCode: '86',
  currency: 'CNY',
  currencySymbol: '¥',
  resendAfter: 60,
  phoneSignIn: false,
  facebookAppId: '',
  loginWays: ['username'],
  registerWays: ['username'],
  switchesOn: ['CBS3', 'SEALOTTMINIGAME3'],
  services: [
    { csType: 'COMM100', csPosition: 'FOOTER', title: '在线客服' },
    { csType: 'COMM100VIP', csPosition: 'FOOTER', title: 'VIP 客服' },
  ],
  downloads: [],
};
