import { JURISDICTIONS } from '../jurisdictions';
import type { Merchant } from '../merchant';

export interface NewMerchant {
  readonly code: string;
  readonly name: string;
  readonly accent: string;
  readonly background: string;
  readonly language: string;
}

/** Returns the record of a new merchant: everything that a start needs, for an operator to change. */
export const createRecord = ({ code, name, accent, background, language }: NewMerchant): Merchant => ({
  code,
  hosts: [`${code.toLowerCase().replaceAll('_', '-')}.localhost`],
  name,
  slogan: '',
  accent,
  background,
  headerColor: accent,
  design: {
    scheme: 'system',
    darkAccent: '',
    darkBackground: '',
    highlight: '',
    radius: 12,
    density: 'normal',
    displayFace: 'system',
    typeScale: 'normal',
    tileRatio: '1:1',
    columns: 3,
    header: 'ground',
    bottomBar: 'flat',
    chat: 'bar',
    texture: 'none',
    lines: 'neutral',
    home: [],
    login: [],
    account: [],
    deposit: [],
    // Neutral drawings of the local platform, until the merchant has its own.
    illustrations: `/cdn/${code}/art/`,
  },
  languages: [language],
  defaultLanguage: language,
  landingPath: '',
  passwordPath: '',
  defaultPassword: `${code.toLowerCase()}-start-1`,
  country: 'PH',
  diallingCode: '63',
  currency: 'PHP',
  currencySymbol: '₱',
  resendAfter: 60,
  phoneSignIn: false,
  facebookAppId: '',
  loginWays: ['username'],
  registerWays: ['username'],
  switchesOn: [],
  minimumAge: 21,
  // Texts in square brackets are to be replaced: config-check refuses them in production.
  licence: `[Licence of ${name}: authority and number]`,
  legal: {
    licence: '',
    licenceNumber: '[Number of the licence]',
    licenceLogo: `/cdn/${code}/icon-192.png`,
    company: `[${name}: name, address and register of the company]`,
    helpLines: [{ name: '[Name of the help line]', phone: '+000 000 000', url: '' }],
    exempt: {},
  },
  // To be replaced too: until then what Great Britain demands.
  jurisdiction: { ...JURISDICTIONS.greatBritain, name: '[Name of the jurisdiction]' },
  services: [{ csType: 'LIVECHAT', csPosition: 'FLOAT', title: 'Live chat' }],
  hotGames: ['PHOENIX_ARCADE', 'MIDNIGHT_ORCHARD', 'SIAM_SPARKS'],
  jackpot: { game: 'GRAND_CAROUSEL', amount: 1_000_000, growth: 3600 },
  downloads: [],
});
