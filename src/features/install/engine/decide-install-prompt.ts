import type { InstallPromptSettings } from '../../../contract/endpoints/site/install-prompt-settings';

/** Delay of the prompt after the member's registration date has become known (ms, ENG-3). */
const REGISTRATION_DELAY_MS = 1_900;
/**
 * Delay between a sign-in and a prompt whose condition depends on the number of deposits, withdrawals or linked
 * accounts (ms, ENG-3).
 */
const SIGN_IN_DELAY_MS = 2_000;

const DAY_MS = 24 * 3_600_000;
/** Member types that may see prompts (ENG-4). */
const MEMBER_TYPES = [0, 1, 2];

/** Page that may trigger an install prompt; `other` stands for all other pages. */
export type InstallPromptTriggerPage = 'deposit' | 'withdraw' | 'bind-card' | 'game' | 'other';

/** Input of decideInstallPrompt(): the state of the device, the member and the page. Times are epoch milliseconds. */
export interface InstallPromptDecisionInput {
  /** Whether the page runs in the merchant's native app, or any signal says that the web app is installed. */
  readonly isInstalled: boolean;
  /** Whether this device can install the web app or download the native app. */
  readonly canInstall: boolean;
  /** Whether another install prompt, banner or guide is open. */
  readonly isInstallModalOpen: boolean;
  readonly host: string;
  readonly hasSession: boolean;
  /** Member type (SESS-5); -1 for a visitor, and until the platform has sent it. */
  readonly memberType: number;
  readonly signedInAt: number;
  /** When the member registered; 0 if unknown. */
  readonly registeredAt: number;
  /** When the app received `registeredAt`. */
  readonly registrationCheckedAt: number;
  /**
   * `depositCount`, `withdrawCount` and `linkedAccounts`: numbers of the member's successful deposits, successful
   * withdrawals and linked accounts; each is undefined until it is known.
   */
  readonly depositCount: number | undefined;
  readonly withdrawCount: number | undefined;
  readonly linkedAccounts: number | undefined;
  readonly page: InstallPromptTriggerPage;
  /** When the game on the screen started; undefined if no game is on the screen. */
  readonly gameStartedAt: number | undefined;
}

/** Install history stored on this device. */
export interface InstallPromptHistory {
  /** Whether an install prompt was closed in this tab (ENG-2). */
  readonly wasClosed: boolean;
  /** Whether a forced prompt was shown on this device; it is then shown again until the web app is installed. */
  readonly wasForced: boolean;
}

export type InstallPromptTrigger =
  | 'forced-before'
  | 'registration'
  | 'deposits'
  | 'withdrawals'
  | 'first-deposit'
  | 'first-withdraw'
  | 'bind-card'
  | 'game';

export type InstallPromptDecision =
  /** `recheckAt`: time at which to decide again (epoch ms); absent if the decision does not depend on time. */
  | { readonly kind: 'hidden'; readonly reason: string; readonly recheckAt?: number }
  | { readonly kind: 'shown'; readonly trigger: InstallPromptTrigger; readonly isForced: boolean };

const hidden = (reason: string): InstallPromptDecision => ({ kind: 'hidden', reason });

/**
 * Decides whether an install prompt is shown, which trigger opens the prompt, and whether the prompt is forced, which
 * means that the user cannot close it (ENG-1 to ENG-4).
 * @param now epoch ms
 */
export function decideInstallPrompt(
  settings: InstallPromptSettings,
  input: InstallPromptDecisionInput,
  history: InstallPromptHistory,
  now: number,
): InstallPromptDecision {
  if (!settings.download_condition_switch.enabled) return hidden('the conditions are off');
  if (input.isInstalled) return hidden('installed');
  if (input.isInstallModalOpen) return hidden('another install prompt is open');
  if (!isPromptDomain(settings, input.host)) return hidden('not on this domain');
  if (!input.hasSession && settings.login_required.enabled) return hidden('not signed in');
  if (input.hasSession && !MEMBER_TYPES.includes(input.memberType)) return hidden('member type');
  const triggers = dueTriggers(settings, input);
  const due = triggers.filter(({ at }) => at <= now);
  const forced = history.wasForced ? FORCED_BEFORE : due.find(({ isForced }) => isForced);
  // Without a way to install a forced prompt can be left, and then it counts as closed.
  if (history.wasClosed && !(forced && input.canInstall)) return hidden('closed in this tab');
  const shown = forced ?? due[0];
  if (shown) return { kind: 'shown', trigger: shown.trigger, isForced: shown.isForced };
  const recheckAt = Math.min(...triggers.map(({ at }) => at));
  return triggers.length === 0 ? hidden('no condition is met') : { kind: 'hidden', reason: 'delay', recheckAt };
}

interface Trigger {
  readonly trigger: InstallPromptTrigger;
  readonly isForced: boolean;
  /** When the prompt is due (epoch ms). */
  readonly at: number;
}

const FORCED_BEFORE: Trigger = { trigger: 'forced-before', isForced: true, at: 0 };

/**
 * Returns the triggers whose condition is met, in the order of the specification. The `at` of a trigger is the time
 * from which it opens the prompt (ENG-3).
 */
function dueTriggers(settings: InstallPromptSettings, input: InstallPromptDecisionInput): readonly Trigger[] {
  const triggers: Trigger[] = [];
  const add = (isMet: boolean, trigger: InstallPromptTrigger, at: number, isForced = false) => {
    if (isMet) triggers.push({ trigger, isForced, at });
  };
  if (input.hasSession) {
    const { registeredAt, registrationCheckedAt, depositCount, withdrawCount, linkedAccounts, page } = input;
    const days = registeredAt > 0 ? Math.floor((registrationCheckedAt - registeredAt) / DAY_MS) : undefined;
    const checkedAt = registrationCheckedAt + REGISTRATION_DELAY_MS;
    const countedAt = input.signedInAt + SIGN_IN_DELAY_MS;
    add(isForcedBy(settings.reg_days_forced, days), 'registration', checkedAt, true);
    add(isForcedBy(settings.deposit_times_forced, depositCount), 'deposits', countedAt, true);
    add(isForcedBy(settings.withdrawal_times_forced, withdrawCount), 'withdrawals', countedAt, true);
    add(reaches(settings.reg_days, days), 'registration', checkedAt);
    add(reaches(settings.deposit_times, depositCount), 'deposits', countedAt);
    add(reaches(settings.withdrawal_times, withdrawCount), 'withdrawals', countedAt);
    add(settings.first_deposit.enabled && page === 'deposit' && depositCount === 0, 'first-deposit', countedAt);
    add(settings.first_withdraw.enabled && page === 'withdraw' && withdrawCount === 0, 'first-withdraw', countedAt);
    add(settings.bind_card.enabled && page === 'bind-card' && linkedAccounts === 0, 'bind-card', countedAt);
  }
  const { in_game_popup_interval: interval } = settings;
  if (interval.enabled && interval.value >= 0 && input.page === 'game' && input.gameStartedAt !== undefined)
    add(true, 'game', input.gameStartedAt + interval.value * 1_000);
  return triggers;
}

interface Threshold {
  readonly enabled: boolean;
  readonly value: number;
}

const reaches = ({ enabled, value }: Threshold, count: number | undefined): boolean =>
  enabled && value >= 0 && count !== undefined && count >= value;

/** Whether a count reaches the threshold of a forced prompt; false for a count of 0, even if the threshold is 0. */
const isForcedBy = (threshold: Threshold, count: number | undefined): boolean =>
  reaches(threshold, count) && count !== undefined && count > 0;

type DomainSettings = Pick<InstallPromptSettings, 'domains_switch' | 'domains'>;

/**
 * Whether install prompts are enabled on a host (ENG-4). Mode 1 enables them on all hosts, mode 2 on all hosts except
 * those in the list, mode 3 only on the hosts in the list. If the mode or the list is switched off, they are enabled on
 * all hosts.
 */
function isPromptDomain({ domains_switch: mode, domains }: DomainSettings, host: string): boolean {
  const isListed = listedHosts(domains.value).includes(host.toLowerCase());
  if (!mode.enabled || !domains.enabled) return true;
  if (mode.value === 2) return !isListed;
  return mode.value !== 3 || isListed;
}

/** Returns the host names in a list of domains or URLs separated by commas, semicolons or spaces. */
const listedHosts = (list: string): readonly string[] =>
  list
    .toLowerCase()
    .split(/[\s,;]/)
    .map((entry) => entry.replace(/^[a-z]+:\/\//, '').replace(/[:/].*/, ''));
