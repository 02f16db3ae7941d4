import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_HOME_PATHS, DIAGNOSTICS_PATH, ROUTES, type Route } from '../contract/paths';
import { findPageScript } from './find-page-script';

/** The names of the scripts with a page, which the check of sizes finds in the build. */
const { pages } = JSON.parse(
  readFileSync(new URL('../../tests/checks/budgets/budgets.json', import.meta.url), 'utf8'),
) as { readonly pages: Readonly<Record<string, unknown>> };
const isInBuild = (script: string) => Object.hasOwn(pages, `pages-${script}`);

/** Pages whose script has another name than their address: home, those that share a file, and rarely opened ones. */
const NAMED_OTHERWISE = [
  '/m/home',
  '/m/index',
  '/m/index.html',
  '/m/inviteFriends',
  '/m/changePsw',
  '/m/member/history',
  '/m/member/tickets',
  '/m/member/documents',
  '/m/securityCenter/addBankCard',
  '/m/securityCenter/addBankCardPix',
  '/m/rewardCenter',
  '/m/mall/mallHome',
];

test('[BOOT-1.9] the script of a page that a member opens is found by its address', () => {
  const missing = [...Object.values(ROUTES).map(({ path }) => path), DIAGNOSTICS_PATH].filter(
    (path) => !isInBuild(findPageScript(path, true)),
  );
  expect(missing).toEqual(NAMED_OTHERWISE);
  expect(findPageScript('/m/voucherCenter', true)).toBe('voucher-center');
  expect(findPageScript('/m/member/home', true)).toBe('member-home');
});

test('[BOOT-1.9] a visitor gets the script of a public page, and that of the sign-in for a page of members', () => {
  const pages: readonly Route[] = [...Object.values(ROUTES), { path: DIAGNOSTICS_PATH, access: 'public' }];
  // Whose script is never looked for by its address.
  const others = pages.filter(({ path }) => !ALL_HOME_PATHS.includes(path));
  for (const { path, access } of others)
    expect(findPageScript(path, false), path).toBe(access === 'public' ? findPageScript(path, true) : 'login');
  expect(isInBuild(findPageScript('/m/inviteFriends', false))).toBe(false);
  expect(findPageScript('/m/register.html', false)).toBe('register');
});
