import {
  array,
  boolean,
  integer,
  minValue,
  nonEmpty,
  number,
  object,
  objectWithRest,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { REDEMPTION_STATES } from '../../../src/contract/endpoints/money/rewards';
import { FEATURE_SWITCHES } from '../../../src/contract/features';
import { fault } from '../control/faults';
import { parseRowId } from '../database/parse-row-id';
import { INSTALL_SETTING_NAMES, readInstallSetting, saveInstallSetting } from '../install/install-setting-table';
import { askForLimitReview } from '../ledger/limit-reviews';
import { ENDED_BY_CLOSURE, ENDED_BY_EXCLUSION } from '../members/sessions';
import { findMerchant, MERCHANTS } from '../merchants/find-merchant';
import { listAnnouncements, removeAnnouncement, saveAnnouncement } from '../promotions/announcement-table';
import { listBanners, removeBanner, saveBanner } from '../promotions/banner-table';
import { reseedDatabase } from '../seed/seed';
import { RefusalError } from '../server/refusal';
import type { Services } from '../services';
import { applyScenario, scenarioPostBody } from './apply-scenario';
import { type ConsoleResource, createPostHandler } from './console-resource';
import { applyBrandingForm } from './design/branding-values';
import { listTrackingEvents } from './events';
import { listFeedback } from './feedback';
import { listPushReceipts } from './push-receipts';

const CODES = MERCHANTS.map(({ code }) => code);

/** Resets data, switches, scenarios, faults, wire log and clock. */
function reset(services: Services): void {
  const { scenarios, brandings, faults, wire, collector, clock, imageCaptchas, geetest } = services;
  for (const service of [scenarios, brandings, faults, wire, collector, clock, imageCaptchas, geetest]) service.reset();
  reseedDatabase(services);
}

const byMerchant = <T>(read: (code: string) => T): Record<string, T> =>
  Object.fromEntries(CODES.map((code) => [code, read(code)]));

/** Schema of the id of a database row, as sent by a query or a form. */
const rowId = optional(union([number(), pipe(string(), transform(Number), integer())]));

const announcementPost = object({
  id: rowId,
  merchant: picklist(CODES),
  language: string(),
  title: string(),
  content: optional(string(), ''),
  execution: picklist(['A', 'B', 'F']),
  promotionType: optional(string(), ''),
  forceRead: optional(boolean(), false),
  redirect: optional(string(), ''),
  externalLink: optional(string(), ''),
  categories: optional(string(), ''),
  image: optional(string(), ''),
});

/** Schema of the form for a merchant's branding. */
const brandingPost = objectWithRest({ merchant: picklist(CODES) }, union([string(), number()]));

const bannerPost = object({
  id: rowId,
  merchant: picklist(CODES),
  language: string(),
  groupName: string(),
  title: optional(string(), ''),
  image: string(),
  linkageType: optional(string(), ''),
  linkage: optional(string(), ''),
  url: optional(string(), ''),
  gameType: optional(string(), ''),
  vendor: optional(string(), ''),
  roomId: optional(string(), ''),
  nodeId: optional(string(), ''),
});

const DAY_MS = 24 * 3_600_000;
/** Length of an exclusion from the console. */
const EXCLUSION_MONTHS = 6;

/** Schema of the form for a member's history, on which the conditions of the install prompts depend (ENG-3). */
const memberHistoryPost = object({
  id: pipe(union([number(), pipe(string(), transform(Number))]), integer()),
  registeredDays: pipe(number(), minValue(0)),
  depositCount: pipe(number(), integer(), minValue(0)),
  withdrawCount: pipe(number(), integer(), minValue(0)),
});

const installSettingPost = object({
  merchant: picklist(CODES),
  name: picklist(INSTALL_SETTING_NAMES),
  enabled: optional(boolean(), false),
  value: optional(string(), ''),
});

/** Schema of the form for a push message: to a member or, without a username, to everyone who wants news. */
const pushPost = object({
  merchant: picklist(CODES),
  username: optional(string(), ''),
  /** Whether it offers something to the member, who gets it only while not on a break (SAFE-4). */
  kind: optional(picklist(['account', 'offer']), 'account'),
  title: pipe(string(), nonEmpty()),
  body: optional(string(), ''),
  path: optional(string(), '/m/home'),
});

/** The resources of `/console/api/<name>`, used by the console pages and the tests. */
export const CONSOLE_RESOURCES: Readonly<Record<string, ConsoleResource>> = {
  switches: {
    get: ({ switches }) => Object.fromEntries(MERCHANTS.map((merchant) => [merchant.code, switches.of(merchant)])),
    post: createPostHandler(
      object({ merchant: picklist(CODES), name: picklist(FEATURE_SWITCHES), on: boolean() }),
      ({ switches }, body) => {
        const merchant = findMerchant(body.merchant);
        if (merchant) switches.set(merchant, body.name, body.on);
      },
    ),
  },
  scenarios: {
    get: ({ scenarios }) => byMerchant((code) => scenarios.of(code)),
    post: createPostHandler(scenarioPostBody, applyScenario),
  },
  faults: {
    get: ({ faults }) => faults.all(),
    post: createPostHandler(union([array(fault), fault]), ({ faults }, body) =>
      (Array.isArray(body) ? body : [body]).map((entry) => faults.add(entry)),
    ),
    delete: ({ faults }, query) => {
      const id = query.get('id');
      if (id === null) faults.reset();
      else faults.remove(parseRowId(id));
    },
  },
  sessions: {
    get: ({ sessions }) => sessions.all(),
    post: createPostHandler(object({ id: optional(number()) }), ({ sessions }, { id }) => {
      if (id === undefined) sessions.endAll('ended by the operator');
      else sessions.end(id, 'ended by the operator');
    }),
  },
  brandings: {
    get: ({ brandings }) => Object.fromEntries(MERCHANTS.map((merchant) => [merchant.code, brandings.of(merchant)])),
    post: createPostHandler(brandingPost, ({ brandings }, { merchant: code, ...values }) => {
      const merchant = findMerchant(code);
      const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
      if (merchant) brandings.change(merchant, applyBrandingForm(brandings.of(merchant), new URLSearchParams(texts)));
    }),
  },
  members: {
    get: ({ members }) => members.all().map(({ password: _hash, ...shown }) => shown),
    post: createPostHandler(memberHistoryPost, ({ members, clock }, { id, registeredDays, ...counts }) =>
      members.setHistory(id, { registeredAt: clock.now() - registeredDays * DAY_MS, ...counts }),
    ),
  },
  play: {
    get: ({ members, playBreaks }) =>
      members.all().map(({ id, merchant, username }) => ({
        ...{ id, merchant, username },
        breakUntil: playBreaks.endOf(id),
        excludedUntil: playBreaks.exclusionEndOf(id),
      })),
    // Nothing ends either of them early, not even the operator.
    post: createPostHandler(
      object({ id: number(), action: picklist(['break', 'exclude', 'review']) }),
      (services, { id, action }) => {
        const { playBreaks, sessions, push } = services;
        if (action === 'review') return askForLimitReview(services, id);
        if (action === 'break') return playBreaks.start(id, 'DAY');
        playBreaks.exclude(id, EXCLUSION_MONTHS);
        sessions.endOf(id, ENDED_BY_EXCLUSION);
        push.devices.forgetMember(id);
      },
    ),
  },
  accounts: {
    get: ({ members, accountClosures }) =>
      members.all().map(({ id, merchant, username }) => ({
        ...{ id, merchant, username },
        closedBecause: accountClosures.reasonOf(id),
      })),
    post: createPostHandler(
      object({ id: number(), close: boolean(), reason: optional(string(), '') }),
      ({ accountClosures, sessions, push }, { id, close, reason }) => {
        if (!close) return accountClosures.reopen(id);
        accountClosures.close(id, reason);
        sessions.endOf(id, ENDED_BY_CLOSURE);
        push.devices.forgetMember(id);
      },
    ),
  },
  documents: {
    get: ({ members, documentChecks }) =>
      members.all().map(({ id, merchant, username }) => ({ id, merchant, username, ...documentChecks.of(id) })),
    post: createPostHandler(
      object({
        id: number(),
        action: picklist(['ask', 'more', 'approve', 'refuse']),
        reason: optional(string(), ''),
      }),
      ({ documentChecks }, { id, action, reason }) => {
        if (action === 'ask') return documentChecks.ask(id);
        if (action === 'more') return documentChecks.ask(id, ['ADDRESS'], reason);
        documentChecks.decide(id, action === 'approve', reason);
      },
    ),
  },
  erasures: {
    get: ({ erasures }) => erasures.all(),
    post: createPostHandler(
      object({ id: number(), approve: boolean(), reason: optional(string(), '') }),
      ({ erasures }, { id, approve, reason }) => {
        if (!approve) return erasures.refuse(id, reason);
        const obstacle = erasures.approve(id);
        return obstacle && { error: obstacle.message };
      },
    ),
  },
  installPromptSettings: {
    get: ({ database }) =>
      byMerchant((code) =>
        Object.fromEntries(INSTALL_SETTING_NAMES.map((name) => [name, readInstallSetting(database, code, name)])),
      ),
    post: createPostHandler(installSettingPost, ({ database }, { merchant, name, enabled, value }) =>
      saveInstallSetting(database, merchant, name, { enabled, value }),
    ),
  },
  sms: {
    get: ({ sms }, query) => sms.inbox().filter(({ mobile }) => mobile === (query.get('mobile') ?? mobile)),
  },
  chat: {
    get: ({ chat, members }) =>
      members.all().flatMap(({ id, merchant, username }) => {
        const messages = chat.messages(id);
        return messages.length === 0 ? [] : [{ merchant, username, unread: chat.unread(id), messages }];
      }),
    post: createPostHandler(
      object({ merchant: picklist(CODES), username: string(), text: string(), after: optional(number()) }),
      ({ chat, members }, { merchant, username, text, after }) => {
        const member = members.byName(merchant, username);
        if (member) chat.sendFromStaff(member.id, text, (after ?? 0) * 1000);
        return { told: member !== undefined };
      },
    ),
  },
  announcements: {
    get: ({ database }, query) =>
      listAnnouncements(database, query.get('merchant') ?? '', query.get('language') ?? 'EN'),
    post: createPostHandler(announcementPost, ({ database }, draft) => saveAnnouncement(database, draft)),
    delete: ({ database }, query) => void removeAnnouncement(database, parseRowId(query.get('id'))),
  },
  banners: {
    get: ({ database }, query) =>
      listBanners(database, query.get('merchant') ?? '', query.get('group') ?? '', query.get('language') ?? 'EN'),
    post: createPostHandler(bannerPost, ({ database }, draft) => saveBanner(database, draft)),
    delete: ({ database }, query) => void removeBanner(database, parseRowId(query.get('id'))),
  },
  orders: {
    get: ({ cashOrders }) => cashOrders.all(),
    post: createPostHandler(
      object({ id: number(), approve: boolean(), reason: optional(string(), '') }),
      ({ cashOrders }, { id, approve, reason }) => cashOrders.decide(id, approve ? 'APPROVED' : 'REJECTED', reason),
    ),
  },
  redemptions: {
    get: ({ redemptions }) => redemptions.all(),
    post: createPostHandler(
      object({ id: number(), state: picklist(REDEMPTION_STATES) }),
      ({ redemptions }, { id, state }) => {
        const decided = redemptions.decide(id, state);
        return decided instanceof RefusalError ? { error: decided.message } : decided;
      },
    ),
  },
  events: { get: ({ database }) => listTrackingEvents(database) },
  feedback: { get: ({ database }) => listFeedback(database) },
  push: {
    get: ({ push }) => push.sent(),
    // Responds once every device has its outcome, so that the page that reloads then shows it.
    post: createPostHandler(pushPost, async ({ push, members }, { merchant, username, kind, title, body, path }) => {
      const member = username === '' ? undefined : members.byName(merchant, username);
      if (username !== '' && !member) return { error: `no member ${username}` };
      const id = await push.send({ merchant, memberId: member?.id, isOffer: kind === 'offer', title, body, path });
      return push.sent().find((message) => message.id === id);
    }),
  },
  receipts: { get: ({ database }) => listPushReceipts(database) },
  wire: {
    get: ({ wire }, query) => wire.all().filter(({ endpoint }) => endpoint === (query.get('endpoint') ?? endpoint)),
    delete: ({ wire }) => wire.reset(),
  },
  collector: {
    get: ({ collector }, query) => collector.find(query.get('id') ?? ''),
    delete: ({ collector }) => collector.reset(),
  },
  clock: {
    get: ({ clock }) => ({ now: clock.now() }),
    post: createPostHandler(object({ advance: number() }), ({ clock }, { advance }) => {
      clock.advance(advance);
      return { now: clock.now() };
    }),
  },
  reset: { post: createPostHandler(object({ why: optional(string()) }), reset) },
};
