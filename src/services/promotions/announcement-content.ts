import { parseUrl } from '../../base/parse-url';
import { type HtmlContent, readHtmlContent } from '../../base/plain-text';
import { hasVisibleText } from '../../base/text/clean-text';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import type { HtmlUrlRules } from '../../browser/security/sanitize-html';
import type { Announcement } from './announcement-audience';

/** What a reader sees of an announcement. */
export interface AnnouncementContent extends HtmlContent {
  readonly title: string;
}

export const readAnnouncementContent = ({ title, content }: Pick<Announcement, 'title' | 'content'>) => ({
  title,
  ...readHtmlContent(content),
});

/** Whether a reader sees anything: a title, a text, or a picture that may be shown. */
export const isAnnouncementVisible = (
  { title, text, pictures }: AnnouncementContent,
  { allowImage }: Pick<HtmlUrlRules, 'allowImage'>,
): boolean =>
  hasVisibleText(title) || hasVisibleText(text) || pictures.some((source) => allowImage(source) !== undefined);

/** Matches invisible characters of a text. Joiners are not among them: they change emoji and letters. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

const canonical = (text: string) => text.normalize().replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/**
 * Matches the names of query parameters that sign a picture's address for some hours, in the notations of the large
 * storages and delivery networks. A version such as `v` is not among them: it is another picture.
 */
const SIGNATURE_PARAMETER =
  /^(?:x-(?:amz|goog|oss|cos)-.*|q-.*|expires?|verify|signature|key-pair-id|policy|(?:aws|oss)?accesskeyid|googleaccessid|security-token|sig|s[ekprtv]|spr|ske|sks|skt|skv|skoid|sktid|sign|auth|auth_key|token|__token__|hdnt[sl]|hash|hmac|wssecret|wstime|t)$/i;

/** Whether a parameter signs an address. Only beside `token`, `e` is its end: alone it may name the picture. */
const isSignature = (name: string, query: URLSearchParams): boolean =>
  SIGNATURE_PARAMETER.test(name) || (name === 'e' && query.has('token'));

/** Identifies a picture by its path and its query, without the host and a signature; a pasted one by its data. */
function pictureIdentity(source: string): string {
  const url = /^\s*data:/i.test(source) ? undefined : parseUrl(source, 'https://m.invalid');
  if (url === undefined) return source;
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !isSignature(name, url.searchParams)));
  query.sort();
  return [url.pathname, query].filter(String).join('?');
}

/**
 * Returns the identity of an announcement: a hash of what a reader sees (POP-1). Two announcements that a reader cannot
 * tell apart have the same one, however their HTML is written.
 */
export const computeAnnouncementIdentity = ({ title, text, pictures }: AnnouncementContent): string =>
  computeTextFingerprint([canonical(title), canonical(text), ...pictures.map(pictureIdentity)].join('\n'));

/**
 * Returns the hash by which earlier versions identified an announcement, from its HTML as it is written. Devices have
 * stored it for announcements that were closed.
 */
export const computeEarlierAnnouncementHash = ({ title, content }: Pick<Announcement, 'title' | 'content'>): string =>
  computeTextFingerprint(`${title}\n${content}`);
