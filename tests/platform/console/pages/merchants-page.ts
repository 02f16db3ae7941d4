import { SWITCHES } from '../../../../src/contract/white-label';
import { GEETEST_FAULTS, type Scenario, SESSION_REFUSALS } from '../../control/scenarios';
import { MERCHANTS } from '../../merchants/find-merchant';
import type { Merchant } from '../../merchants/merchant';
import { merchantOrigins } from '../../merchants/merchant-origins';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { action } from './layout';

const LAUNCHES = ['normal', 'slow', 'dead', 'error'] as const;
const FLAGS = [
  ['maintenance', 'Maintenance'],
  ['regionRestriction', 'Region blocked'],
  ['domainNotAvailable', 'Domain not available'],
  ['mobileCodeRequired', 'Registration by mobile needs a code'],
  ['mobilePassword', 'Registration by mobile asks for a password'],
  ['socialRegister', 'Phone and social sign-in registers'],
  ['registerModal', 'Registration is confirmed'],
  ['imageCaptcha', 'Picture captcha at registration'],
  ['captchaAtLogin', 'Geetest at sign-in'],
  ['captchaAtSms', 'Geetest before an SMS'],
  ['hostileGames', 'Trials and mini games are hostile'],
  ['referral', 'Inviting friends is on offer'],
  ['badServices', 'Bad customer-service entries among the good'],
] as const;
const ENDS = [30, 120, 1440];

/** Every merchant with its switches and what is staged for it, and what strikes all at once. */
export function merchantsPage(services: Services, origin: string): Html {
  return html`<section><h2>Everybody, at once</h2><p class="actions">
${action('scenarios', { action: 'expireSessions' }, 'Expire all sessions')}
${action('scenarios', { action: 'moveSessions' }, 'Move all sessions to another address')}
${action('scenarios', { action: 'rotateKeys' }, 'Rotate the RSA key')}
${action('scenarios', { action: 'revokeKeys' }, 'Revoke the RSA key')}</p></section>
<div class="cards">${MERCHANTS.map((merchant) => card(services, merchant, origin))}</div>`;
}

function card({ switches, scenarios, clock }: Services, merchant: Merchant, origin: string): Html {
  const { code } = merchant;
  const staged = scenarios.of(code);
  const turned = switches.of(merchant);
  const [own = origin] = merchantOrigins(merchant, origin);
  return html`<section class="card"><h2><img src="/cdn/${code}/icon.svg" alt="" width="32" height="32"> ${merchant.name}</h2>
<p><a href="${own}/m/">${own}/m/</a></p><h3>Scenarios</h3>
${FLAGS.map(([name, label]) => toggle('scenarios', { merchant: code }, name, label, staged[name]))}
${choice(code, 'maintenanceEnd', 'Maintenance ends', ends(staged, clock.now()), 'number')}
${choice(code, 'launch', 'Launch of games and trials', optionsOf(LAUNCHES, staged.launch))}
${choice(code, 'leaderBoard', 'Leaderboard', optionsOf(['full', 'empty'], staged.leaderBoard))}
${choice(code, 'geetest', 'Geetest', optionsOf(['v3', 'v4'], staged.geetest))}
${choice(code, 'geetestFault', 'Fault of Geetest', optionsOf(GEETEST_FAULTS, staged.geetestFault))}
${choice(code, 'sessionRefusal', 'No session', optionsOf(SESSION_REFUSALS, staged.sessionRefusal))}
<h3>Switches</h3>${SWITCHES.map((name) => toggle('switches', { merchant: code, name }, 'on', name, turned[name]))}</section>`;
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

function ends({ maintenanceEnd }: Scenario, now: number): Option[] {
  const left = Math.round((maintenanceEnd - now) / 60_000);
  const kept = maintenanceEnd > 0 ? [{ value: String(maintenanceEnd), label: `in ${left} min`, isOn: true }] : [];
  const offered = ENDS.map((minutes) => ({
    value: String(now + minutes * 60_000),
    label: `set: in ${minutes} min`,
    isOn: false,
  }));
  return [...kept, { value: '0', label: 'not said', isOn: maintenanceEnd === 0 }, ...offered];
}

function choice(merchant: string, field: string, label: string, options: readonly Option[], type = 'text'): Html {
  const shown = options.map(
    ({ value, label: name, isOn }) => html`<option value="${value}" ${isOn ? 'selected' : ''}>${name}</option>`,
  );
  return html`<label class="choice"><span>${label}</span><select data-post="scenarios" data-body="${JSON.stringify({ merchant })}" data-field="${field}" data-type="${type}">${shown}</select></label>`;
}
