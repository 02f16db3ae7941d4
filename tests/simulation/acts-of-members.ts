import { createUuidV7 } from '../../src/base/uuid-v7';
import { type ApiError, isRefusalOfSender } from '../../src/contract/api-error';
import type { Tab } from './page/open-page';
import type { FormKind } from './page/page-submissions';
import { type Intent, MEMBER_NAMES, type MemberName, type SentFeedback, type World } from './world';

export const FORM_KINDS: readonly FormKind[] = ['redeem', 'deposit', 'withdraw'];

const PRODUCTS = ['voucher-50', 'mug', 'umbrella', 'shirt', 'headphones'];

/** Of eleven sign-ins, the one whose session begins without the id of the member. */
const SIGN_IN_WITHOUT_ID = 7;

/** Signs in as one of the members, in a tab without a session. */
export function signIn(world: World, { page }: Tab, n: number): void {
  if (page.app.getCurrentSession()) return;
  const name = MEMBER_NAMES[n % MEMBER_NAMES.length] as MemberName;
  world.forgetOthers(name);
  page.app.startSessionAndBroadcast(world.createSession(name, n % 11 !== SIGN_IN_WITHOUT_ID));
}

export function signOut(world: World, { page, sessionTexts }: Tab): void {
  const member = world.memberOf(page);
  const { id = '' } = page.app.getCurrentSession() ?? {};
  page.app.signOut();
  if (!member) return;
  world.giveUp(member);
  const draft = [...sessionTexts.values()].find((text) => text.includes(`draft of ${member}`));
  if (draft !== undefined) world.found.push(`${draft} after ${member} has signed out`);
  for (const other of world.tabs) {
    // A frozen tab reads of it in the storage, when it is resumed.
    if (other.isFrozen && world.browser.isStorageFull) continue;
    const session = other.page === page ? undefined : other.page.app.getCurrentSession();
    if (id !== '' && session?.id === id) world.endedSessions.push({ tab: other, token: session.token });
  }
}

/** Returns what a member wants: what they have already tried and not got, or something new. */
function findOrCreateIntent(world: World, member: MemberName, kind: FormKind): Intent {
  const { intents, browser, loop } = world;
  const open = intents.find((each) => each.member === member && each.kind === kind && each.state === 'open');
  if (open) return open;
  // Amounts differ, so that each effect on the platform is found again. Products come again; they are counted.
  const product = PRODUCTS[intents.length % PRODUCTS.length] ?? '';
  const wish = kind === 'redeem' ? product : `${101 + intents.length}.00`;
  const isUnstored = browser.isStorageFull;
  const intent: Intent = { member, kind, wish, at: loop.now, state: 'open', isUnstored };
  intents.push(intent);
  return intent;
}

/** With a full storage only the page knows of a request, and shows it also after another page has settled its intent. */
const findIntentOfPage = ({ intents }: World, member: MemberName, shown: string | undefined): Intent | undefined =>
  intents.find((each) => each.member === member && each.wish === shown && each.isUnstored);

/** Presses the button of a form, as often as it takes: to send, or to send again what is shown as unconfirmed. */
export const press =
  (kind: FormKind) =>
  (world: World, { page }: Tab): void => {
    const member = world.memberOf(page);
    if (!member) return;
    const form = page.forms[kind]();
    const intent = findIntentOfPage(world, member, form.unconfirmed) ?? findOrCreateIntent(world, member, kind);
    if (form.unconfirmed !== undefined && form.unconfirmed !== intent.wish)
      world.found.push(`${member} sees an unconfirmed ${kind} of ${form.unconfirmed}, which is not theirs`);
    if (world.browser.isStorageFull) intent.isUnstored = true;
    const sent = form.isUnconfirmed ? form.resend() : form.submit(intent.wish);
    void sent.then((result) => {
      if (!result) return;
      if (result.ok) intent.state = 'accepted';
      else if (intent.state === 'open' && readsRefusal(result.error) && hasForm()) intent.state = 'refused';
    });
    // What the member sees, not what the app decides, ends an intent; the ledger shows whether that was true.
    const hasForm = () => world.memberOf(page) === member && !page.forms[kind]().isUnconfirmed;
  };

/** Whether a message says that the request was refused. Somebody whose session has ended still wants it. */
const readsRefusal = (error: ApiError): boolean => error.layer === 'business' && !isRefusalOfSender(error);

export function giveUp(world: World, { page }: Tab, n: number): void {
  const member = world.memberOf(page);
  const kind = FORM_KINDS[n % FORM_KINDS.length] as FormKind;
  const form = page.forms[kind]();
  if (!member || !form.isUnconfirmed) return;
  form.giveUp();
  for (const intent of world.intents)
    if (intent.member === member && intent.kind === kind && intent.state === 'open') intent.state = 'given-up';
}

export function sendFeedback({ feedback, loop }: World, { page }: Tab): void {
  const text = `feedback ${String(feedback.length).padStart(3, '0')}`;
  const entry: SentFeedback = { text, outcome: 'sending' };
  feedback.push(entry);
  const body = JSON.stringify({ subject: 'wish', text: entry.text, contact: '' });
  void page.app
    .enqueueOutboxEntry({ key: createUuidV7(loop.now), kind: 'feedback', body, writtenAt: loop.now })
    .then((outcome) => {
      entry.outcome = outcome;
    });
}

export function typeDraft(world: World, { page }: Tab): void {
  const { app } = page;
  const member = world.memberOf(page);
  const key = app.computeMemberKey(app.getCurrentSession());
  if (!member || key === undefined) return;
  const value = { amount: `draft of ${member}` };
  app.writeMemberValue(app.MEMBER_DATA.drafts, key, { at: world.loop.now, value }, 'deposit');
}

export function takeBreak(world: World, { page }: Tab): void {
  const member = world.memberOf(page);
  if (!member) return;
  void page.app.call(page.app.startBreakFromPlay, { body: { period: 'DAY' }, quiet: true }).then((result) => {
    if (!result.ok) return;
    const isStored = !world.browser.isStorageFull || world.breaks.get(member)?.isStored === true;
    world.breaks.set(member, { from: world.loop.now, isStored });
    page.app.recordPlayProtection({ breakUntil: result.value.breakUntil });
  });
}
