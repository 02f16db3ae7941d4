import { number, object, string } from 'valibot';
import { SESSION_KEY } from '../../src/contract/storage-keys';
import {
  BREAK_MS,
  findReopenedAnnouncements,
  findReopenedPopup,
  findSecondPopup,
  findUnwantedPopup,
} from './invariants-of-popups';
import { findWrongEvent, findWrongRegistration } from './invariants-of-registrations';
import type { Page } from './page/open-page';
import type { FormKind } from './page/page-submissions';
import type { MemberName, World } from './world';

/** Returns what is wrong; undefined if the invariant holds. */
export type Check = (world: World) => string | undefined;

/** What holds after every step. */
export const INVARIANTS = {
  'a member sees and sends nothing of another one': findForeignData,
  'each intent takes effect at most once': findWrongEffects,
  'what the members were told holds on the platform': findBrokenPromises,
  'feedback is delivered once, in the order in which it was queued': findWrongFeedback,
  'balances add up': findWrongBalance,
  'a registration creates one account, and its visitor is not refused because of it': findWrongRegistration,
  'a deposit is reported once, and a first one as such once': findWrongEvent,
  'a deposit does not count during a break': findDepositInBreak,
  'one popup at most is open, and none beside a dialog': findSecondPopup,
  'a popup that was closed stays closed in its page': findReopenedPopup,
  'announcements that were closed stay closed': findReopenedAnnouncements,
  'no banner or promotion is shown to somebody on a break, or before it is known': findUnwantedPopup,
  'tokens are where they belong': findStrayToken,
} satisfies Readonly<Record<string, Check>>;

/** What holds in addition at the end, when the network is back and everything has been sent again. */
export const FINAL_INVARIANTS = {
  'what was queued is delivered': (world) => {
    const received = new Set(readFeedback(world).map(({ text }) => text));
    return world.feedback.find(({ text, outcome }) => outcome === 'queued' && !received.has(text))?.text;
  },
  'the outbox is empty': ({ waitingAtEnd }) => (waitingAtEnd > 0 ? `${waitingAtEnd} entries wait` : undefined),
  'a sign-out ends the sessions of the member in every tab': ({ endedSessions }) =>
    endedSessions.find(({ tab, token }) => tab.page.app.getCurrentSession()?.token === token) && 'a session has stayed',
} satisfies Readonly<Record<string, Check>>;

const countRow = object({ n: number() });
const COUNT_BY_KIND = {
  redeem: 'SELECT count(*) AS n FROM redemption WHERE memberId = ? AND product = ?',
  deposit: `SELECT count(*) AS n FROM cashOrder WHERE kind = 'deposit' AND memberId = ? AND amount = CAST(? * 100 AS INTEGER)`,
  withdraw: `SELECT count(*) AS n FROM cashOrder WHERE kind = 'withdraw' AND memberId = ? AND amount = CAST(? * 100 AS INTEGER)`,
} as const;

const countEffects = (world: World, member: MemberName, kind: FormKind, wish: string): number =>
  world.query(countRow, COUNT_BY_KIND[kind], world.idOf(member), wish)[0]?.n ?? 0;

function findWrongEffects(world: World): string | undefined {
  const { intents } = world;
  for (const { member, kind, wish } of intents) {
    const same = intents.filter((each) => each.member === member && each.kind === kind && each.wish === wish);
    // With a full storage only the page knows the id, as docs/trust.md says.
    if (same.some(({ isUnstored }) => isUnstored)) continue;
    const n = countEffects(world, member, kind, wish);
    const wanted = same.filter(({ state }) => state !== 'refused').length;
    if (n > wanted) return `${n} times ${kind} ${wish} of ${member}, who wanted it ${wanted} times`;
  }
  return undefined;
}

function findBrokenPromises(world: World): string | undefined {
  const { intents } = world;
  for (const { member, kind, wish } of intents) {
    const accepted = intents.filter(
      (each) => each.member === member && each.kind === kind && each.wish === wish && each.state === 'accepted',
    ).length;
    const n = countEffects(world, member, kind, wish);
    if (n < accepted) return `${member} was told of ${accepted} ${kind} ${wish}, the platform has ${n}`;
  }
  return undefined;
}

function findForeignData(world: World): string | undefined {
  if (world.found[0] !== undefined) return world.found[0];
  for (const { page } of world.tabs) {
    const member = world.memberOf(page);
    const shown = page.app.useMember.getState().member?.userName;
    if (shown !== undefined && shown !== member) return `the record of ${shown} in the session of ${member}`;
    const epochs = new Set(listMemberQueries(page).map(({ queryKey }) => queryKey.at(-1)));
    if (epochs.size > 1 || (epochs.size > 0 && !page.app.getCurrentSession()))
      return 'a response to a query of a former session';
    const draft = readDraft(page);
    if (draft !== undefined && draft !== `draft of ${member}`) return `the ${draft} in the session of ${member}`;
  }
  for (const { token, body } of world.browser.network.sent) {
    const sender = world.tokens.get(token);
    const amount = /"amount":"(\d+\.00)"/.exec(body)?.[1];
    const intent = world.intents.find(({ wish }) => wish === amount);
    if (intent && sender !== intent.member) return `${intent.member}'s ${intent.kind} sent by ${sender}`;
  }
  return undefined;
}

/** Returns the queries of a page that have a response for a member; the last part of their keys counts sessions. */
const listMemberQueries = ({ app }: Page) =>
  app.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] === 'member' && state.data !== undefined);

function readDraft({ app }: Page): string | undefined {
  const key = app.computeMemberKey(app.getCurrentSession());
  return key === undefined ? undefined : app.readMemberValue(app.MEMBER_DATA.drafts, key, 'deposit')?.value.amount;
}

const feedbackRow = object({ text: string(), effects: number() });
const readFeedback = (world: World) => world.query(feedbackRow, 'SELECT text, effects FROM feedback ORDER BY rowid');

function findWrongFeedback(world: World): string | undefined {
  const received = readFeedback(world);
  const { feedback } = world;
  const repeated = received.find(({ text, effects }, at) => effects > 1 || received[at - 1]?.text === text);
  if (repeated) return `${repeated.text} twice`;
  // What could not be stored is sent at once, past the queue.
  const isDirect = (text: string) => feedback.find((sent) => sent.text === text)?.outcome !== 'queued';
  const queued = received.map(({ text }) => text).filter((text) => !isDirect(text));
  const late = queued.find((text, at) => text < (queued[at - 1] ?? ''));
  return late && `${late} after ${queued[queued.indexOf(late) - 1]}`;
}

function findWrongBalance(world: World): string | undefined {
  const row = object({ account: string(), amount: number(), posted: number() });
  const sql = `SELECT account, amount, (SELECT coalesce(sum(p.amount), 0) FROM ledgerPosting p
    JOIN ledgerEntry e ON e.id = p.entryId WHERE e.memberId = purse.memberId AND p.account = purse.account) AS posted
    FROM purse WHERE memberId = ?`;
  for (const member of world.listMembers()) {
    const wrong = world.query(row, sql, world.idOf(member)).find(({ amount, posted }) => amount !== posted);
    if (wrong) return `${wrong.account} of ${member} has ${wrong.amount}, its entries ${wrong.posted}`;
  }
  return undefined;
}

function findDepositInBreak(world: World): string | undefined {
  const sql = `SELECT count(*) AS n FROM cashOrder WHERE kind = 'deposit' AND memberId = ? AND createdAt > ? AND createdAt < ?`;
  for (const [member, { from }] of world.breaks)
    if ((world.query(countRow, sql, world.idOf(member), from, from + BREAK_MS)[0]?.n ?? 0) > 0)
      return `${member} has deposited`;
  return undefined;
}

function findStrayToken({ browser, tabs, tokens }: World): string | undefined {
  const shared = [...browser.localTexts].map(([key, text]) => `localStorage ${key}: ${text}`);
  const ofTabs = tabs.flatMap(({ sessionTexts }) =>
    [...sessionTexts].filter(([key]) => key !== SESSION_KEY).map(([key, text]) => `sessionStorage ${key}: ${text}`),
  );
  const sent = browser.network.sent.map(({ url, body }) => `request ${url.href} ${body}`);
  const places = [...shared, ...ofTabs, ...sent];
  for (const token of tokens.keys()) {
    const place = places.find((text) => text.includes(token));
    if (place !== undefined) return place.replace(token, 'TOKEN');
  }
  return undefined;
}
