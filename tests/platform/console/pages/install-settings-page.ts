import { INSTALL_SETTING_NAMES, type InstallSetting, readInstallSetting } from '../../install/install-setting-table';
import { MERCHANTS } from '../../merchants/find-merchant';
import type { Merchant } from '../../merchants/merchant';
import { listMerchantOrigins } from '../../merchants/merchant-origins';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';

/** Names of the install settings that can only be turned on or off and have no value. */
const SWITCHES_ONLY = [
  ...['download_condition_switch', 'login_required', 'bind_card', 'bottom_app_bar_mode'],
  ...['first_deposit', 'first_withdraw'],
];

/** Renders forms for the install-prompt settings of each merchant (ENG-1). */
export function renderInstallSettingsPage(services: Services, origin: string): Html {
  return html`<p>Open pages use a change after a reload. Days, deposits and withdrawals of a member are set under
<a href="/console/people">Members</a>. Thresholds: -1 is off. <code>domains_switch</code>: 1 all, 2 all except the listed
domains, 3 only the listed ones.</p>
${MERCHANTS.map((merchant) => merchantSection(services, merchant, origin))}`;
}

function merchantSection({ database, scenarios }: Services, merchant: Merchant, origin: string): Html {
  const [own = origin] = listMerchantOrigins(merchant, origin);
  const { code, name } = merchant;
  const body = JSON.stringify({ merchant: code });
  return html`<section><h2>${name}</h2><p><a href="${own}/m/home">See it in the product</a></p>
<label class="toggle"><input type="checkbox" data-post="scenarios" data-body="${body}" data-field="install" ${scenarios.of(code).install ? 'checked' : ''}><span>Installation is offered</span></label>
${INSTALL_SETTING_NAMES.map((setting) => settingForm(code, setting, readInstallSetting(database, code, setting)))}</section>`;
}

function settingForm(merchant: string, name: string, { enabled, value }: InstallSetting): Html {
  const field = SWITCHES_ONLY.includes(name)
    ? html``
    : html`<input name="value" aria-label="Value of ${name}" value="${value}">`;
  return html`<form class="setting" data-post="installPromptSettings">
<input type="hidden" name="merchant" value="${merchant}"><input type="hidden" name="name" value="${name}">
<label class="toggle"><input type="checkbox" name="enabled" ${enabled ? 'checked' : ''}><span>${name}</span></label>
${field}<button>Save</button></form>`;
}
