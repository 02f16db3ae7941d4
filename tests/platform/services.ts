import { GeetestMock } from './captcha/geetest-mock';
import { ImageCaptchas } from './captcha/image-captchas';
import { CollectorLog } from './collector/collector-log';
import { Faults } from './control/faults';
import { RequestLog } from './control/request-log';
import { Scenarios } from './control/scenarios';
import { Database } from './database/database';
import { RsaKeys } from './envelope/rsa-keys';
import { IdentityProviderConnection } from './identity/identity-provider-connection';
import { LinkedIdentities } from './identity/linked-identities';
import { Bets } from './ledger/bets';
import { BreaksFromPlay } from './ledger/breaks-from-play';
import { DepositsAndWithdrawals } from './ledger/deposits-and-withdrawals';
import { LaunchTicketStore } from './ledger/launch-ticket-store';
import { Ledger } from './ledger/ledger';
import { PlayLimits } from './ledger/play-limits';
import { PlayTime } from './ledger/play-time';
import { RealityChecks } from './ledger/reality-checks';
import { Redemptions } from './ledger/redemptions';
import { Vouchers } from './ledger/vouchers';
import { AccountClosures } from './members/account-closures';
import { ChatStore } from './members/chat-store';
import { DocumentChecks } from './members/document-checks';
import { Erasures } from './members/erasures';
import { FailedLoginLimiter } from './members/failed-login-limiter';
import { MemberDirectory } from './members/member-directory';
import { Sessions } from './members/sessions';
import { SmsCodes } from './members/sms-codes';
import { BrandingStore } from './merchants/branding-store';
import { FeatureSwitchStore } from './merchants/feature-switch-store';
import { PlatformClock } from './platform-clock';
import { PushSender } from './push/push-sender';

/** The services of the platform, passed to every handler. */
export interface Services {
  readonly database: Database;
  readonly clock: PlatformClock;
  readonly keys: RsaKeys;
  readonly members: MemberDirectory;
  readonly sessions: Sessions;
  readonly accountClosures: AccountClosures;
  readonly documentChecks: DocumentChecks;
  readonly erasures: Erasures;
  readonly ledger: Ledger;
  readonly cashOrders: DepositsAndWithdrawals;
  readonly playLimits: PlayLimits;
  readonly playTime: PlayTime;
  readonly playBreaks: BreaksFromPlay;
  readonly realityChecks: RealityChecks;
  readonly bets: Bets;
  readonly gameTickets: LaunchTicketStore;
  readonly vouchers: Vouchers;
  readonly redemptions: Redemptions;
  readonly sms: SmsCodes;
  readonly chat: ChatStore;
  readonly push: PushSender;
  /** Authenticates visitors by phone or social account. */
  readonly identity: IdentityProviderConnection;
  readonly identities: LinkedIdentities;
  readonly imageCaptchas: ImageCaptchas;
  readonly geetest: GeetestMock;
  readonly loginLimit: FailedLoginLimiter;
  readonly switches: FeatureSwitchStore;
  readonly brandings: BrandingStore;
  readonly scenarios: Scenarios;
  readonly faults: Faults;
  readonly wire: RequestLog;
  readonly collector: CollectorLog;
  readonly log: (line: string) => void;
}

/** Options of the services, which differ between `npm start` and tests. */
export interface ServiceOptions {
  /** Path of the database, or ':memory:'. */
  readonly file: string;
  /** Returns the current time (epoch ms). */
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Whether popups are on by default. */
  readonly hasPopups: boolean;
}

export function createServices({ file, now, log, hasPopups }: ServiceOptions): Services {
  const clock = new PlatformClock(now);
  const database = new Database(file);
  const ledger = new Ledger(database, clock);
  const playTime = new PlayTime(database, clock);
  const playLimits = new PlayLimits(database, clock, playTime);
  const playBreaks = new BreaksFromPlay(database, clock);
  const members = new MemberDirectory(database);
  const scenarios = new Scenarios(hasPopups);
  const documentChecks = new DocumentChecks({ database, clock, members, scenarios });
  return {
    database,
    clock,
    keys: new RsaKeys(clock),
    members,
    sessions: new Sessions(database, clock),
    accountClosures: new AccountClosures(database, clock),
    documentChecks,
    erasures: new Erasures({ database, clock, members, ledger, breaks: playBreaks }),
    ledger,
    cashOrders: new DepositsAndWithdrawals(database, ledger, clock, playLimits, playBreaks, documentChecks),
    playLimits,
    playBreaks,
    realityChecks: new RealityChecks(database),
    bets: new Bets(database, ledger, clock, playBreaks, playLimits, playTime, documentChecks),
    playTime,
    gameTickets: new LaunchTicketStore(database),
    vouchers: new Vouchers(database, ledger, clock),
    redemptions: new Redemptions(database, ledger, clock),
    sms: new SmsCodes(database, clock),
    chat: new ChatStore(database, clock),
    push: new PushSender(database, clock),
    identity: new IdentityProviderConnection(clock),
    identities: new LinkedIdentities(database),
    imageCaptchas: new ImageCaptchas(clock),
    geetest: new GeetestMock(clock),
    loginLimit: new FailedLoginLimiter(database, clock),
    switches: new FeatureSwitchStore(database),
    brandings: new BrandingStore(),
    scenarios,
    faults: new Faults(),
    wire: new RequestLog(),
    collector: new CollectorLog(),
    log,
  };
}
