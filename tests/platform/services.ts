import { GeetestVendor } from './captcha/geetest-vendor';
import { ImageCaptchas } from './captcha/image-captchas';
import { Clock } from './clock';
import { Faults } from './control/faults';
import { Scenarios } from './control/scenarios';
import { WireLog } from './control/wire-log';
import { Database } from './database/database';
import { RsaKeys } from './envelope/rsa-keys';
import { Identities } from './identity/identities';
import { IdentityProvider } from './identity/identity-provider';
import { ChatDesk } from './members/chat-desk';
import { LoginLimit } from './members/login-limit';
import { MemberDirectory } from './members/member-directory';
import { Sessions } from './members/sessions';
import { SmsCodes } from './members/sms-codes';
import { SwitchBoard } from './merchants/switch-board';

/** What the platform is made of: handed to every handler. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: RsaKeys;
  readonly members: MemberDirectory;
  readonly sessions: Sessions;
  readonly sms: SmsCodes;
  readonly chat: ChatDesk;
  /** Who vouches for visitors by phone or by their accounts elsewhere. */
  readonly identity: IdentityProvider;
  readonly identities: Identities;
  readonly imageCaptchas: ImageCaptchas;
  readonly geetest: GeetestVendor;
  readonly loginLimit: LoginLimit;
  readonly switches: SwitchBoard;
  readonly scenarios: Scenarios;
  readonly faults: Faults;
  readonly wire: WireLog;
  readonly log: (line: string) => void;
}

/** @param file path of the database, or ':memory:' @param now epoch milliseconds */
export function createServices(file: string, now: () => number, log: (line: string) => void): Services {
  const clock = new Clock(now);
  const database = new Database(file);
  return {
    database,
    clock,
    keys: new RsaKeys(clock),
    members: new MemberDirectory(database),
    sessions: new Sessions(database, clock),
    sms: new SmsCodes(database, clock),
    chat: new ChatDesk(database, clock),
    identity: new IdentityProvider(clock),
    identities: new Identities(database),
    imageCaptchas: new ImageCaptchas(clock),
    geetest: new GeetestVendor(clock),
    loginLimit: new LoginLimit(database, clock),
    switches: new SwitchBoard(database),
    scenarios: new Scenarios(),
    faults: new Faults(),
    wire: new WireLog(),
    log,
  };
}
