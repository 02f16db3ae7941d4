import type { Scenario } from '../../control/scenarios';
import { MERCHANTS } from '../../merchants/find-merchant';
import type { Merchant } from '../../merchants/merchant';
import { listMerchantOrigins } from '../../merchants/merchant-origins';
import { type Html, html } from '../../pages/html';
import { listAnnouncements } from '../../promotions/announcement-table';
import { listBanners } from '../../promotions/banner-table';
import { POPUP_BANNERS } from '../../seed/banners';
import type { Services } from '../../services';
import { renderAnnouncementForm, renderBannerForm } from './popup-forms';

const GROUPS = ['home_top', ...Object.keys(POPUP_BANNERS)];

/** Renders forms for the popups of each merchant: settings, announcements with a preview, and banners. */
export function renderPopupsPage(services: Services, origin: string): Html {
  return html`<p>Changes are live: open pages show them with their next request. The product removes scripts, forms, styles
and foreign pictures from the text of an announcement.</p>
${MERCHANTS.map((merchant) => merchantSection(services, merchant, origin))}`;
}

function merchantSection({ database, scenarios }: Services, merchant: Merchant, origin: string): Html {
  const [own = origin] = listMerchantOrigins(merchant, origin);
  const { code, defaultLanguage: language } = merchant;
  const announcements = listAnnouncements(database, code, language);
  const banners = GROUPS.flatMap((group) => listBanners(database, code, group, language));
  return html`<section><h2>${merchant.name} (${language})</h2>
<p><a href="${own}/m/home">See it in the product</a></p>
${settings(code, scenarios.of(code))}
<h3>Announcements</h3>${announcements.map((item) => renderAnnouncementForm(code, language, item))}
<details><summary>New announcement</summary>${renderAnnouncementForm(code, language)}</details>
<h3>Banners</h3>${banners.map((item) => renderBannerForm(code, language, GROUPS, item))}
<details><summary>New banner</summary>${renderBannerForm(code, language, GROUPS)}</details></section>`;
}

function settings(
  merchant: string,
  { popups, popupLayout, popupHideBox, bannerWait, popupsPerDay, appVersion }: Scenario,
): Html {
  const body = JSON.stringify({ merchant });
  const choices = (values: readonly string[], current: string) =>
    values.map((value) => html`<option ${value === current ? 'selected' : ''}>${value}</option>`);
  const field = (name: string, type: string, value: string | number, label: string) =>
    html`<label class="choice"><span>${label}</span><input data-post="scenarios" data-body="${body}" data-field="${name}" data-type="${type}" value="${value}"></label>`;
  const select = (name: string, options: readonly Html[], label: string) =>
    html`<label class="choice"><span>${label}</span><select data-post="scenarios" data-body="${body}" data-field="${name}">${options}</select></label>`;
  return html`<label class="toggle"><input type="checkbox" data-post="scenarios" data-body="${body}" data-field="popups" ${popups ? 'checked' : ''}><span>Popups are on</span></label>
${select('popupLayout', choices(['carousel', 'list'], popupLayout), 'Announcements as')}
${select('popupHideBox', choices(['today', 'forever', 'none'], popupHideBox), 'Box hides them')}
${field('bannerWait', 'number', bannerWait, 'Seconds before a banner')}
${field('popupsPerDay', 'number', popupsPerDay, 'Offers in 24 hours (0: any)')}
${field('appVersion', 'text', appVersion, 'Version of the app (empty: 2.4.39)')}`;
}
