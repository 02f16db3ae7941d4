import { type Html, html } from '../../pages/html';
import type { AnnouncementRow } from '../../promotions/announcement-table';
import type { BannerRow } from '../../promotions/banner-table';

const EXECUTIONS = [
  ['A', 'members'],
  ['B', 'visitors'],
  ['F', 'first login'],
] as const;
const REDIRECTS = [
  '',
  'APP_DOWNLOAD',
  'REGISTER',
  'DEPOSIT',
  'REWARD_CENTER',
  'MISSION',
  'INVITE_FRIENDS',
  'MEMBER',
  'POINT_MARKET',
  'REDIRECT_URL',
];
const LINKAGE_TYPES = ['', 'P', 'URL', 'G'];

const input = (name: string, label: string, value: string): Html =>
  html`<label class="choice"><span>${label}</span><input name="${name}" value="${value}"></label>`;

const select = (name: string, label: string, values: readonly string[], current: string): Html =>
  html`<label class="choice"><span>${label}</span><select name="${name}">${values.map(
    (value) => html`<option value="${value}" ${value === current ? 'selected' : ''}>${value || 'none'}</option>`,
  )}</select></label>`;

const hidden = (fields: Readonly<Record<string, string>>): readonly Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const removeButton = (resource: string, id: number | undefined): Html =>
  id === undefined ? html`` : html`<button type="button" data-delete="${resource}?id=${id}">Delete</button>`;

/**
 * Renders the preview of an image. The page's script updates the preview while the operator types the URL of the
 * image.
 */
const picturePreview = (image: string): Html =>
  html`<img alt="Preview" width="240" ${image === '' ? html`hidden` : html`src="${image}"`}>`;

/**
 * Renders the form of an announcement, with empty fields for a new announcement. The preview of the text is updated
 * while the operator types, and runs no script.
 */
export function renderAnnouncementForm(merchant: string, language: string, item?: AnnouncementRow): Html {
  const { id, title = '', content = '', execution = 'A', promotionType = '', redirect = '' } = item ?? {};
  const { externalLink = '', categories = '', forceRead = 0, image = '' } = item ?? {};
  const audience = EXECUTIONS.map(
    ([value, label]) =>
      html`<option value="${value}" ${value === execution ? 'selected' : ''}>${value}: ${label}</option>`,
  );
  return html`<form class="card" data-post="announcements">
${hidden({ merchant, language, ...(id !== undefined && { id: String(id) }) })}
${input('title', 'Title', title)}
<label class="choice"><span>Text (HTML)</span><textarea name="content" rows="4">${content}</textarea></label>
<label class="choice"><span>For</span><select name="execution">${audience}</select></label>
<label class="toggle"><input type="checkbox" name="forceRead" ${forceRead === 1 ? 'checked' : ''}><span>Must be read to the end</span></label>
${input('promotionType', 'Promotion type (empty: news)', promotionType)}
${select('redirect', 'Button', REDIRECTS, redirect)}
${input('externalLink', 'Link of REDIRECT_URL', externalLink)}
${input('categories', 'Ids of categories, with commas', categories)}
${input('image', 'Picture of a promotion (URL)', image)}
${picturePreview(image)}
<iframe title="Preview" sandbox="" srcdoc="${content}"></iframe>
<p class="actions"><button>Save</button>${removeButton('announcements', id)}</p></form>`;
}

/** Renders the form of a banner with a preview of the banner's image. For a new banner the text fields are empty. */
export function renderBannerForm(
  merchant: string,
  language: string,
  groups: readonly string[],
  item?: BannerRow,
): Html {
  const { id, groupName = 'home_top', title = '', image = '', linkageType = '', linkage = '', url = '' } = item ?? {};
  const { gameType = '', vendor = '', roomId = '', nodeId = '' } = item ?? {};
  return html`<form class="card" data-post="banners">
${hidden({ merchant, language, ...(id !== undefined && { id: String(id) }) })}
${select('groupName', 'Place', groups, groupName)}
${input('title', 'Title', title)}
${input('image', 'Picture (URL)', image)}
${select('linkageType', 'Leads to', LINKAGE_TYPES, linkageType)}
${input('linkage', 'Activity (P)', linkage)}
${input('url', 'Address (URL), copied by the first popup', url)}
${input('gameType', 'Game type (G)', gameType)}${input('vendor', 'Vendor', vendor)}
${input('roomId', 'Room', roomId)}${input('nodeId', 'Node', nodeId)}
${picturePreview(image)}
<p class="actions"><button>Save</button>${removeButton('banners', id)}</p></form>`;
}
