import { FEATURE_SWITCHES } from '../../../../src/contract/features';
import { GEETEST_FAULTS, REALITY_CHECK_RULES, type Scenario, SESSION_ENDED_ERRORS } from '../../control/scenarios';
import { SESSION_LIMITS } from '../../members/session-limits';
import { MERCHANTS } from '../../merchants/find-merchant';
import { JURISDICTION_CHOICES } from '../../merchants/jurisdictions';
import type { Merchant } from '../../merchants/merchant';
import { listMerchantOrigins } from '../../merchants/merchant-origins';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { renderActionButton } from './layout';

const LAUNCH_MODES = ['normal', 'slow', 'dead', 'error'] as const;
const FLAGS = [
  ['maintenance', 'Maintenance'],
  ['regionRestriction', 'Region blocked'],
  ['domainNotAvailable', 'Domain not available'],
  ['mobileCodeRequired', 'Registration by mobile number requires a code'],
  ['mobilePassword', 'Registration by mobile number requires a password'],
  ['adConsent', 'Advertising data need consent'],
  ['lastTouch', 'The newest campaign counts, not the first'],
  ['sendsDefaultPassword', 'Status includes the default password'],
  ['sendsPasswordState', 'Member record includes a due password change'],
  ['socialRegister', 'Phone and social sign-in can register'],
  ['registerModal', 'Registration shows a confirmation'],
  ['imageCaptcha', 'Image captcha at registration'],
  ['captchaWork', 'Image captcha can be passed without the picture'],
  ['captchaAtLogin', 'Geetest at login'],
  ['captchaAtSms', 'Geetest before an SMS'],
  ['hostileGames', 'Trials and mini games are hostile'],
  ['referral', 'Referrals are available'],
  ['offersPromotions', 'Has promotions'],
  ['offersRewards', 'Has a reward center'],
  ['offersLeaderBoard', 'Has a leader board'],
  ['offersPointMarket', 'Has a point market'],
  ['offersTickets', 'Has tickets'],
  ['homeModules', 'Home has its own modules'],
  ['visitorOffer', 'Has an offer for visitors'],
  ['badServices', 'Include invalid customer-service entries'],
  ['noServices', 'No customer service'],
  ['legalKit', 'Status has the legal kit'],
  ['depositNotice', 'Asks for the notice before the first deposit'],
] as const;
const COLLECTOR_FORMATS = ['off', 'otlp', 'sentry'] as const;
const END_CHOICES_MIN = [30, 120, 1440];

/** Renders each merchant's switches and scenario, and the actions for all merchants. */
export function renderMerchantsPage(services: Services, origin: string): Html {
  return html`<section><h2>All merchants</h2><p class="actions">
${renderActionButton('scenarios', { action: 'expireSessions' }, 'Expire all sessions')}
${renderActionButton('scenarios', { action: 'moveSessions' }, 'Move all sessions to another IP address')}
${renderActionButton('scenarios', { action: 'rotateKeys' }, 'Rotate the RSA key')}
${renderActionButton('scenarios', { action: 'revokeKeys' }, 'Revoke the RSA key')}</p></section>
<div class="cards">${MERCHANTS.map((merchant) => card(services, merchant, origin))}</div>`;
}

function card({ switches, scenarios, clock }: Services, merchant: Merchant, origin: string): Html {
  const { code } = merchant;
  const current = scenarios.of(code);
  const switchStates = switches.of(merchant);
  const [own = origin] = listMerchantOrigins(merchant, origin);
  return html`<section class="card"><h2><img src="/cdn/${code}/icon.svg" alt="" width="32" height="32"> ${merchant.name}</h2>
<p><a href="${own}/m/">${own}/m/</a></p><h3>Scenarios</h3>
${FLAGS.map(([name, label]) => toggle('scenarios', { merchant: code }, name, label, current[name]))}
${select(code, 'maintenanceEnd', 'Maintenance ends', maintenanceEndOptions(current, clock.now()), 'number')}
${select(code, 'launch', 'Game and trial launch', optionsOf(LAUNCH_MODES, current.launch))}
${select(code, 'leaderBoard', 'Leaderboard', optionsOf(['full', 'empty'], current.leaderBoard))}
${select(code, 'jurisdiction', 'Jurisdiction', optionsOf(JURISDICTION_CHOICES, current.jurisdiction))}
${select(code, 'realityCheck', 'Longest interval of the reality check', optionsOf(REALITY_CHECK_RULES, current.realityCheck))}
${select(code, 'geetest', 'Geetest', optionsOf(['v3', 'v4'], current.geetest))}
${select(code, 'geetestFault', 'Geetest fault', optionsOf(GEETEST_FAULTS, current.geetestFault))}
${select(code, 'collector', 'Collector', optionsOf(COLLECTOR_FORMATS, current.collector))}
${select(code, 'sessionLimit', 'End of a session', optionsOf(SESSION_LIMITS, current.sessionLimit))}
${select(code, 'sessionRefusal', 'Error without a session', optionsOf(SESSION_ENDED_ERRORS, current.sessionRefusal))}
<h3>Switches</h3>${FEATURE_SWITCHES.map((name) => toggle('switches', { merchant: code, name }, 'on', name, switchStates[name]))}</section>`;
}

function toggle(resource: string, body: object, field: string, label: string, isOn: boolean): Html {
  const input = html`<input type="checkbox" data-post="${resource}" data-body="${JSON.stringify(body)}" data-field="${field}" `;
  return html`<label class="toggle">${input}${isOn ? 'checked' : ''}><span>${label}</span></label>`;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly isOn: boolean;
}

const optionsOf = (values: readonly string[], current: string): Option[] =>
  values.map((value) => ({ value, label: value, isOn: value === current }));

function maintenanceEndOptions({ maintenanceEnd }: Scenario, now: number): Option[] {
  const left = Math.round((maintenanceEnd - now) / 60_000);
  const selected = maintenanceEnd > 0 ? [{ value: String(maintenanceEnd), label: `in ${left} min`, isOn: true }] : [];
  const choices = END_CHOICES_MIN.map((minutes) => ({
    value: String(now + minutes * 60_000),
    label: `set: in ${minutes} min`,
    isOn: false,
  }));
  return [...selected, { value: '0', label: 'none', isOn: maintenanceEnd === 0 }, ...choices];
}

function select(merchant: string, field: string, label: string, options: readonly Option[], type = 'text'): Html {
  const shown = options.map(
    ({ value, label: name, isOn }) => html`<option value="${value}" ${isOn ? 'selected' : ''}>${name}</option>`,
  );
  return html`<label class="choice"><span>${label}</span><select data-post="scenarios" data-body="${JSON.stringify({ merchant })}" data-field="${field}" data-type="${type}">${shown}</select></label>`;
}
