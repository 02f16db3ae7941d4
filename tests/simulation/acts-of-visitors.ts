import type { ApiError } from '../../src/contract/api-error';
import { CASHIER_ERROR_CODES } from '../../src/contract/cashier-codes';
import { ERROR_CODES } from '../../src/contract/error-codes';
import { REGISTRATION_RESEND_WINDOW_MS } from '../../src/contract/registration-resend-window';
import type { Tab } from './page/open-page';
import type { World } from './world';

const METHODS = ['auto', 'username', 'mobile'] as const;
const PASSWORD = 'Wonder-land-7';

/** An account that somebody wants, however often they have to press for it, in whichever tab. */
export interface RegistrationWish {
  readonly method: (typeof METHODS)[number];
  readonly number: number;
  readonly at: number;
  /** `given-up`: the browser no longer knows of it, because a session began or much time has passed. */
  state: 'open' | 'accepted' | 'given-up';
  /** Whether the browser refused to store an attempt, so that only the page that has sent it knows of it. */
  isUnstored: boolean;
  isWronglyRefused?: boolean;
}

function findOrCreateWish(world: World, n: number): RegistrationWish {
  const { registrations, loop, browser } = world;
  const method = METHODS[n % METHODS.length] ?? 'auto';
  for (const wish of registrations)
    if (wish.state === 'open' && loop.now - wish.at >= REGISTRATION_RESEND_WINDOW_MS) wish.state = 'given-up';
  const open = registrations.find((wish) => wish.state === 'open' && wish.method === method);
  if (open) return open;
  const isUnstored = browser.isStorageFull;
  return { method, number: registrations.length, at: loop.now, state: 'open', isUnstored };
}

/** Whether a registration was refused because of an account or a request that only itself can have made. */
const isOfOwnRequest = (error: ApiError): boolean =>
  error.layer === 'business' &&
  (error.code === ERROR_CODES.usernameTaken || error.code === CASHIER_ERROR_CODES.requestReused);

/** Presses the button of the registration form, to register or to try again. A visitor keeps to what they have typed. */
export function register(world: World, { page }: Tab, n: number): void {
  const { app } = page;
  if (app.getCurrentSession()) return;
  const wish = findOrCreateWish(world, n);
  const { registrations } = world;
  if (world.browser.isStorageFull) wish.isUnstored = true;
  const mobile = { mobileNum: `917555${String(wish.number).padStart(4, '0')}` };
  const form = { username: `visitor_${wish.number}`, password: PASSWORD, mobile, code: '', referral: '' };
  const sent = app.submitRegistrationForm({ method: wish.method, ...form });
  // A form that is sending ignores another press.
  const isBusy = page.isRegistering;
  page.isRegistering = true;
  if (!isBusy && !registrations.includes(wish)) registrations.push(wish);
  void sent.then((outcome) => {
    if (outcome.kind === 'busy') return;
    page.isRegistering = false;
    if (outcome.kind === 'refused' && isOfOwnRequest(outcome.error) && wish.state === 'open' && !wish.isUnstored)
      wish.isWronglyRefused = true;
    if (outcome.kind !== 'registered') return;
    if (wish.state === 'open') wish.state = 'accepted';
    const { member } = outcome;
    world.tokens.set(member.token, member.userName);
    world.forgetOthers(member.userName);
    app.finishRegistration(outcome);
  });
}
