import type { Switch } from '../../src/contract/white-label';
import { events } from '../platform/console/events';
import type { FaultDraft } from '../platform/control/faults';
import type { ScenarioChange } from '../platform/control/scenarios';
import type { WireEntry } from '../platform/control/wire-log';
import { normalMobile } from '../platform/members/sms-codes';
import { findMerchant, MERCHANTS } from '../platform/merchants/find-merchant';
import type { Merchant } from '../platform/merchants/merchant';
import type { Platform } from '../platform/platform';
import { reseed } from '../platform/seed/seed';

/** The operator's hand on a worker's platform. Merchants go by their code: FAIR, KOPI, SOL. */
export class TestPlatform {
  constructor(private readonly platform: Platform) {}

  get port(): number {
    return this.platform.port;
  }

  /** Where the merchant's members find the app: each merchant has a host of its own. */
  originOf(merchant: string): string {
    return `http://${merchantOf(merchant).hosts[0]}:${this.port}`;
  }

  turn(merchant: string, name: Switch, isOn: boolean): void {
    this.platform.services.switches.turn(merchantOf(merchant), name, isOn);
  }

  /** Stages a scenario: maintenance, region restriction, dead launches… */
  stage(merchant: string, change: ScenarioChange): void {
    this.platform.services.scenarios.stage(merchant, change);
  }

  /** Dials in a fault of an endpoint, by its name, or of everything below a path. */
  fault(draft: FaultDraft): void {
    this.platform.services.faults.add(draft);
  }

  /** As a fault, whose calls wait to be answered until the function that this answers is called. */
  hold(draft: FaultDraft): () => void {
    return this.platform.services.faults.hold(draft);
  }

  clearFaults(): void {
    this.platform.services.faults.reset();
  }

  /** The calls the platform got, oldest first; of one endpoint when it is named. */
  wire(endpoint?: string): readonly WireEntry[] {
    const all = this.platform.services.wire.all();
    return endpoint === undefined ? all : all.filter((entry) => entry.endpoint === endpoint);
  }

  /** A message of the merchant's people in a member's chat. */
  tell(merchant: string, username: string, text: string): void {
    const { members, chat } = this.platform.services;
    const member = members.byName(merchant, username);
    if (!member) throw new Error(`No member ${username} at ${merchant}`);
    chat.tell(member.id, text);
  }

  /** How often each event of a name was counted, one number an event: all ones when nothing came twice. */
  eventsNamed(name: string): readonly number[] {
    return events(this.platform.db)
      .filter((event) => event.name === name)
      .map(({ effects }) => effects);
  }

  /** The last code sent to a mobile number; undefined when none was. */
  smsCode(mobile: string): string | undefined {
    const wanted = normalMobile(mobile);
    return this.platform.services.sms.inbox().find((sms) => sms.mobile.endsWith(wanted))?.code;
  }

  /** The last code the identity provider sent to a number with its dialling code; undefined when none was. */
  identityCode(number: string): string | undefined {
    return this.platform.services.identity.sentCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code;
  }

  /** Connects an identity provider, or none. */
  connectIdentity(origin: string | undefined): void {
    const { identity } = this.platform.services;
    if (origin === undefined) identity.disconnect();
    else identity.connect(origin);
  }

  /** What a person would read off the picture captcha that was drawn last. */
  captchaText(): string | undefined {
    return this.platform.services.imageCaptchas.lastText();
  }

  /** The user names of a merchant's members. */
  memberNames(merchant: string): readonly string[] {
    return this.platform.services.members
      .all()
      .filter((member) => member.merchant === merchant)
      .map(({ username }) => username);
  }

  /** Moves the platform's clock on, in milliseconds: sessions, codes and limits grow older. */
  advance(milliseconds: number): void {
    this.platform.services.clock.advance(milliseconds);
  }

  /** As if every session had been opened at another address; the next call of each is refused. */
  moveSessions(): void {
    this.platform.services.sessions.moveAll('203.0.113.9');
  }

  /** As it was seeded: members, switches, scenarios, faults, clock, wire log. */
  reset(): void {
    const { services } = this.platform;
    const { scenarios, faults, wire, clock, imageCaptchas, geetest } = services;
    for (const part of [scenarios, faults, wire, clock, imageCaptchas, geetest]) part.reset();
    reseed(services);
  }
}

function merchantOf(code: string): Merchant {
  const merchant = findMerchant(code);
  if (!merchant) throw new Error(`No merchant ${code}; there are ${MERCHANTS.map((one) => one.code).join(', ')}`);
  return merchant;
}
