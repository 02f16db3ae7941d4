import type { BrowserContext, Page } from '@playwright/test';
import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import type { SwitchName } from '../../../src/contract/features';
import type { MerchantDesign } from '../../../src/contract/merchant/merchant-design';
import type { CollectedBatch } from '../../platform/collector/collector-log';
import type { CollectedRecord } from '../../platform/collector/read-batch';
import { listTrackingEvents } from '../../platform/console/events';
import { listPushReceipts } from '../../platform/console/push-receipts';
import type { FaultDraft } from '../../platform/control/faults';
import type { RequestLogEntry } from '../../platform/control/request-log';
import type { ScenarioChange } from '../../platform/control/scenarios';
import { tryDecryptBody } from '../../platform/envelope/decrypt-body';
import {
  INSTALL_SETTING_NAMES,
  type InstallSettingName,
  saveInstallSetting,
} from '../../platform/install/install-setting-table';
import { MEMBER_LEDGER_ACCOUNTS, type MemberLedgerAccount } from '../../platform/ledger/postings';
import type { Member } from '../../platform/members/member';
import { ENDED_BY_EXCLUSION } from '../../platform/members/sessions';
import { normalizeMobileNumber } from '../../platform/members/sms-codes';
import { findMerchant, MERCHANTS } from '../../platform/merchants/find-merchant';
import type { Merchant } from '../../platform/merchants/merchant';
import type { Platform } from '../../platform/platform';
import { type AnnouncementDraft, saveAnnouncement } from '../../platform/promotions/announcement-table';
import type { LocalFcm } from '../../platform/push/fcm/local-fcm';
import { reseedDatabase } from '../../platform/seed/seed';
import { seedTransactionHistory } from '../../platform/seed/seed-transaction-history';

const ENDPOINT_NAMES: ReadonlySet<string> = new Set(ENDPOINTS.map(({ name }) => name));

/**
 * Throws if no endpoint has this name. A fault for an unknown name would have no effect, and no recorded request
 * could be found by the name.
 */
function checkEndpointName(name: string): void {
  if (name !== '*' && !name.startsWith('/') && !ENDPOINT_NAMES.has(name)) throw new Error(`No endpoint ${name}`);
}

const platforms = new WeakMap<BrowserContext, TestPlatform>();

/** Records which platform serves the pages of a browser context, for helpers that receive only a page. */
export const setPlatformOfBrowserContext = (context: BrowserContext, platform: TestPlatform): unknown =>
  platforms.set(context, platform);

export function getPlatformOfPage(page: Page): TestPlatform {
  const platform = platforms.get(page.context());
  if (!platform) throw new Error('The context of this page has no platform');
  return platform;
}

/** A tracking event as the platform stored it. */
interface TrackedPayload {
  readonly id: string;
  readonly domain: string;
  readonly affiliateCode: string;
  readonly eventName: string;
  readonly eventValue: Readonly<Record<string, unknown>>;
}

/** Controls a local platform in tests as its operator would. Merchants are identified by code: FAIR, KOPI, SOL. */
export class TestPlatform {
  constructor(private readonly platform: Platform) {}

  get port(): number {
    return this.platform.port;
  }

  /** Returns the origin of the merchant's app; each merchant has its own host. */
  originOf(merchant: string): string {
    return `http://${merchantOf(merchant).hosts[0]}:${this.port}`;
  }

  /** Turns a merchant's switch on or off. */
  setSwitch(merchant: string, name: SwitchName, isOn: boolean): void {
    this.platform.services.switches.set(merchantOf(merchant), name, isOn);
  }

  /** Changes a merchant's scenario: maintenance, region restriction, failing launches… */
  setScenario(merchant: string, change: ScenarioChange): void {
    this.platform.services.scenarios.stage(merchant, change);
  }

  /** Changes the design of a merchant. */
  setDesign(merchant: string, design: Partial<MerchantDesign>): void {
    this.platform.services.brandings.change(merchantOf(merchant), { design });
  }

  /** Turns on install settings of a merchant with their values; of one without a value, it is an empty string. */
  setInstallSettings(merchant: string, settings: Partial<Record<InstallSettingName, string>>): void {
    for (const name of INSTALL_SETTING_NAMES) {
      const value = settings[name];
      if (value !== undefined) saveInstallSetting(this.platform.db, merchant, name, { enabled: true, value });
    }
  }

  /** Sets for how many days a member has been registered, and the counts of deposits and withdrawals. */
  setMemberHistory(merchant: string, username: string, days: number, depositCount = 0, withdrawCount = 0): void {
    const { members, clock } = this.platform.services;
    const member = this.findMember(merchant, username);
    members.setHistory(member.id, { registeredAt: clock.now() - days * 86_400_000, depositCount, withdrawCount });
  }

  /** Replaces all announcements of a merchant with `drafts`, which are saved in English unless `languages` is given. */
  setAnnouncements(
    merchant: string,
    drafts: readonly Omit<AnnouncementDraft, 'merchant' | 'language'>[],
    languages: readonly string[] = ['EN'],
  ): void {
    this.platform.db.run('DELETE FROM announcement WHERE merchant = ?', merchant);
    for (const language of languages)
      for (const draft of drafts) saveAnnouncement(this.platform.db, { ...draft, merchant, language });
  }

  /** Injects a fault for an endpoint, by its name, or for every path below a prefix. */
  addFault(draft: FaultDraft): void {
    checkEndpointName(draft.endpoint);
    this.platform.services.faults.add(draft);
  }

  /** Injects a fault that holds back the responses to matching requests. Returns a function that releases them. */
  holdRequests(draft: FaultDraft): () => void {
    checkEndpointName(draft.endpoint);
    return this.platform.services.faults.hold(draft);
  }

  countFaultyRequests(): number {
    return this.platform.services.faults.countTaken();
  }

  clearFaults(): void {
    this.platform.services.faults.reset();
  }

  /** Returns the recorded requests, oldest first; only the requests to `endpoint` if it is given. */
  wireEntries(endpoint?: string): readonly RequestLogEntry[] {
    if (endpoint !== undefined) checkEndpointName(endpoint);
    const all = this.platform.services.wire.all();
    return endpoint === undefined ? all : all.filter((entry) => entry.endpoint === endpoint);
  }

  /** Returns the ids of the recorded requests to an endpoint whose bodies have one, oldest first. */
  readRequestIds(endpoint: string): readonly string[] {
    const keys = this.platform.services.keys.accepted();
    return this.wireEntries(endpoint).map(({ headers, body }) => {
      const { requestId }: { readonly requestId: string } = JSON.parse(tryDecryptBody(keys, headers, body) ?? body);
      return requestId;
    });
  }

  /**
   * Calls `observer` for each request that arrives afterwards, also after a reset. `decryptedBody` is the text of an
   * encrypted body. Returns a function that ends this.
   */
  observeRequests(
    observer: (request: RequestLogEntry & { readonly decryptedBody: string | undefined }) => void,
  ): () => void {
    const { wire, keys } = this.platform.services;
    return wire.observe((entry) =>
      observer({ ...entry, decryptedBody: tryDecryptBody(keys.accepted(), entry.headers, entry.body) }),
    );
  }

  /** Returns what pages have sent to the collector, oldest first; only the records of one kind if it is given. */
  collectedRecords(kind?: string): readonly CollectedRecord[] {
    const all = this.platform.services.collector.all();
    return kind === undefined ? all : all.filter((record) => record.kind === kind);
  }

  /** Calls `observer` for each batch that pages send to the collector afterwards. Returns a function that ends this. */
  observeBatches(observer: (batch: CollectedBatch) => void): () => void {
    return this.platform.services.collector.observe(observer);
  }

  /** Sends a chat message from the merchant's staff to a member. */
  sendChatMessage(merchant: string, username: string, text: string): void {
    const { chat } = this.platform.services;
    const member = this.findMember(merchant, username);
    chat.sendFromStaff(member.id, text);
  }

  /** Returns, for each tracking event with this name, how often the platform processed the event. */
  eventsNamed(name: string): readonly number[] {
    return listTrackingEvents(this.platform.db)
      .filter((event) => event.name === name)
      .map(({ effects }) => effects);
  }

  /** Returns the payloads of the tracking events, in the order of their arrival. */
  trackedEvents(): readonly TrackedPayload[] {
    return listTrackingEvents(this.platform.db)
      .map(({ payload }): TrackedPayload => JSON.parse(payload))
      .reverse();
  }

  /** Returns the balances of a member's accounts: money in hundredths of the currency, and points. */
  readBalances(merchant: string, username: string): Readonly<Record<MemberLedgerAccount, number>> {
    const { members, ledger } = this.platform.services;
    const id = members.byName(merchant, username)?.id ?? 0;
    const [cash, held, points] = MEMBER_LEDGER_ACCOUNTS.map((account) => ledger.balance(id, account));
    return { cash: cash ?? 0, held: held ?? 0, points: points ?? 0 };
  }

  /** Gives a member points, as bets do. */
  addPoints(merchant: string, username: string, points: number): void {
    const { members, ledger } = this.platform.services;
    ledger.post(members.byName(merchant, username)?.id ?? 0, { kind: 'bet', amount: 0, points }, 'test');
  }

  /** Completes the turnover that a member needs for a withdrawal. */
  completeTurnover(merchant: string, username: string): void {
    const { members, ledger } = this.platform.services;
    const id = members.byName(merchant, username)?.id ?? 0;
    const { required, done } = ledger.turnover(id);
    ledger.addTurnover(id, { done: required - done });
  }

  /** Approves or rejects the newest deposit or withdrawal, as the operator does in the console. */
  decideNewestOrder(isApproved: boolean, reason = ''): void {
    const { cashOrders } = this.platform.services;
    const [newest] = cashOrders.all();
    if (!newest) throw new Error('There is no order');
    cashOrders.decide(newest.id, isApproved ? 'APPROVED' : 'REJECTED', reason);
  }

  /** Returns the last code sent to a mobile number, or `undefined`. */
  smsCode(mobile: string): string | undefined {
    const number = normalizeMobileNumber(mobile);
    return this.platform.services.sms.inbox().find((sms) => sms.mobile.endsWith(number))?.code;
  }

  /**
   * Returns the last code that the identity provider sent to a phone number, or `undefined`.
   * @param number phone number with calling code
   */
  identityCode(number: string): string | undefined {
    return this.platform.services.identity.sentCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code;
  }

  /** Connects an identity provider; `undefined` disconnects it. */
  connectIdentityProvider(origin: string | undefined): void {
    const { identity } = this.platform.services;
    if (origin === undefined) identity.disconnect();
    else identity.connect(origin);
  }

  /**
   * Makes the platform send push messages to a local push service or, if `origin` is undefined, to the browsers' own
   * push services.
   */
  connectPush(origin: string | undefined): void {
    this.platform.services.push.serviceOrigin = origin;
  }

  /** Gives a merchant a Firebase project whose service runs on this machine. */
  connectFirebase(
    merchant: string,
    { service, origin }: { readonly service: LocalFcm; readonly origin: string },
  ): void {
    this.platform.services.push.connectFirebase(service.project(merchant, origin), {
      messages: origin,
      topics: origin,
    });
  }

  disconnectFirebase(): void {
    this.platform.services.push.disconnectFirebase();
  }

  /**
   * Returns the registration tokens of a merchant's devices that are bound to a member; without a username, of the
   * devices that have subscribed to the topic ALL.
   */
  pushTokens(merchant: string, username: string | undefined): readonly string[] {
    const member = username === undefined ? undefined : this.platform.services.members.byName(merchant, username);
    return this.platform.services.push.devices.tokens(merchant, member?.id);
  }

  /**
   * Returns the number of a merchant's devices that are bound to a member or, without a username, have subscribed to
   * the topic ALL.
   */
  countPushDevices(merchant: string, username: string | undefined): number {
    return this.pushTokens(merchant, username).length;
  }

  /**
   * Replaces the push key of a merchant. This invalidates every push subscription that was created with the old key.
   */
  changePushKey(merchant: string): void {
    this.platform.db.run('DELETE FROM pushKey WHERE merchant = ?', merchant);
  }

  /** Deletes every registered push device from the platform. */
  forgetPushDevices(): void {
    this.platform.db.run('DELETE FROM pushDevice');
  }

  /**
   * Sends a push message to a member or, without a username, to all devices that have subscribed to the topic ALL.
   * Resolves with the id of the message.
   */
  sendPush(
    merchant: string,
    username: string | undefined,
    fields: { title: string; body?: string; path?: string },
  ): Promise<string> {
    const member = username === undefined ? undefined : this.platform.services.members.byName(merchant, username);
    return this.platform.services.push.send({ merchant, memberId: member?.id, body: '', path: '', ...fields });
  }

  /**
   * Returns the receipts of push messages in the order of their arrival, each as the id of the message, a space and
   * the event, followed by ` ×n` if the receipt was processed n times (n > 1).
   */
  pushReceipts(): readonly string[] {
    return listPushReceipts(this.platform.db)
      .map(({ messageId, event, effects }) => `${messageId} ${event}${effects > 1 ? ` ×${effects}` : ''}`)
      .reverse();
  }

  /** Returns the text of the most recent image captcha. */
  captchaText(): string | undefined {
    return this.platform.services.imageCaptchas.lastText();
  }

  /** Resets a member's password to the merchant's default, as customer service does. */
  resetPassword(merchant: string, username: string): void {
    const { id } = this.findMember(merchant, username);
    this.platform.services.members.resetPassword(id, merchantOf(merchant).defaultPassword);
  }

  /** Excludes a member from play for good, as they do on another device. */
  excludeMember(merchant: string, username: string): void {
    const { playBreaks, sessions } = this.platform.services;
    const { id } = this.findMember(merchant, username);
    playBreaks.exclude(id, 0);
    sessions.endOf(id, ENDED_BY_EXCLUSION);
  }

  /** Opens a session of a member, as a sign-in does. Returns its token. */
  openSession(merchant: string, username: string): string {
    return this.platform.services.sessions.open(this.findMember(merchant, username), { ip: '127.0.0.1' });
  }

  /** Ends the sessions of a member, as a sign-in on another device may. */
  endSessions(merchant: string, username: string): void {
    const { members, sessions } = this.platform.services;
    sessions.endOf(members.byName(merchant, username)?.id ?? 0, 'test');
  }

  /** Starts a break from play of a day for a member, as another device of theirs does. */
  startBreak(merchant: string, username: string): void {
    this.platform.services.playBreaks.start(this.findMember(merchant, username).id, 'DAY');
  }

  /** Returns the usernames of a merchant's members. */
  memberNames(merchant: string): readonly string[] {
    return this.platform.services.members
      .all()
      .filter((member) => member.merchant === merchant)
      .map(({ username }) => username);
  }

  /** Advances the platform's clock (ms), which ages sessions, codes and limits. */
  advance(milliseconds: number): void {
    this.platform.services.clock.advance(milliseconds);
  }

  /** Moves every session to another IP address, so that its next request is refused. */
  moveSessions(): void {
    this.platform.services.sessions.moveAll('203.0.113.9');
  }

  /** Gives the demo member alice of every merchant a week of transactions. */
  addHistory(): void {
    seedTransactionHistory(this.platform.services);
  }

  private findMember(merchant: string, username: string): Member {
    const member = this.platform.services.members.byName(merchant, username);
    if (!member) throw new Error(`No member ${username} at ${merchant}`);
    return member;
  }

  /** Resets members, switches, scenarios, faults, clock and wire log to the seed. */
  reset(): void {
    const { services } = this.platform;
    const { scenarios, brandings, faults, wire, collector, clock, imageCaptchas, geetest } = services;
    for (const part of [scenarios, brandings, faults, wire, collector, clock, imageCaptchas, geetest]) part.reset();
    reseedDatabase(services);
  }
}

function merchantOf(code: string): Merchant {
  const merchant = findMerchant(code);
  if (!merchant) throw new Error(`No merchant ${code}; there are ${MERCHANTS.map((one) => one.code).join(', ')}`);
  return merchant;
}
