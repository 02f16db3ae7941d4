import { addHstsHeader, createCaptchaHostHeaderRules, createHeaderRules } from '../headers.mjs';
import {
  renderNginxCaptchaServer,
  renderNginxErrorPages,
  renderNginxErrorTexts,
  renderNginxHosts,
  renderNginxLocations,
  renderNginxProbes,
  renderNginxRoot,
  renderNginxTypes,
  SITE_ROOT,
} from '../nginx-locations.mjs';
import { getCaptchaFrameOrigin } from './captcha-frame.mjs';
import { joinDocument, renderHostHead } from './document-parts.mjs';
import {
  explainDefaultMerchant,
  findHostConflict,
  findWrongCodes,
  listMerchants,
  readHosts,
} from './host-merchants.mjs';
import { selectSiteFiles } from './site-files.mjs';

/** Folder of the documents, by host. */
export const DOCUMENTS_FOLDER = '/hosts/';
/**
 * Folder of the document of hosts that the settings do not list. With a merchant code after it, the folder of the
 * document for a fallback domain of the merchant that the settings do not list. No host name begins so.
 */
const UNLISTED_HOST = '_';

/**
 * Returns the files of a deployment that depend on its settings, by their paths in the output folder: a document for
 * each host (OPS-2), the headers and the configuration of nginx. The build contains everything else.
 * @param template what the build knows of its document: `shell`, the hashes of its inline `scripts` and `styles`,
 * `deriveBrand`, see derive-brand.ts, `texts`, the texts of server and documents, see start-texts.ts, and `extensions`, by
 * merchant code, see build-extensions.mjs
 * @param options `root`: the output folder as nginx sees it; `siteFiles`: the operator's files, see site-files.mjs
 */
export function configureDeployment(
  settings,
  template,
  { isLocal = false, root = SITE_ROOT, siteFiles = new Map() } = {},
) {
  const captchaOrigin = getCaptchaFrameOrigin(settings);
  refuseAmbiguousHosts(settings);
  const hosts = readHosts(settings);
  const merchants = listMerchants(settings);
  const { scripts, styles, texts = [], deriveBrand, extensions = {} } = template;
  const { identity, messaging, violationReports: reports, collector } = settings;
  const collectors = [collector?.url];
  const deployed = (rules) => (isLocal ? rules : rules.map(addHstsHeader));
  const rules = deployed(createHeaderRules({ scripts, styles, identity, messaging, reports, collectors }));
  const captchaRules = deployed(createCaptchaHostHeaderRules());
  const branding = deriveBranding(settings, { merchants, deriveBrand, extensions });
  const documentMerchants = listDocumentMerchants(settings, { hosts, merchants });
  const heads = renderHeads(settings, { hosts, merchants, branding, texts });
  return new Map([
    ...[...heads].map(([folder, head]) => [
      `${DOCUMENTS_FOLDER}${folder}/m/index.html`,
      joinDocument(head, template.shell),
    ]),
    ...placeLegalKits(settings.brands ?? {}, documentMerchants),
    ...placeSiteFiles(siteFiles, documentMerchants),
    ['/headers.json', `${JSON.stringify(rules, undefined, 2)}\n`],
    [
      '/nginx-hosts.conf',
      renderNginxHosts([...hosts.keys()], merchants) +
        renderNginxErrorTexts(listDocumentLanguages({ hosts, merchants, branding }), texts),
    ],
    ['/nginx-locations.conf', renderNginxLocations(rules)],
    ...(captchaOrigin === '' ? [] : [['/captcha-headers.json', `${JSON.stringify(captchaRules, undefined, 2)}\n`]]),
    ['/nginx-captcha.conf', renderNginxCaptchaServer(captchaOrigin, captchaRules)],
    ['/nginx-errors.conf', renderNginxErrorPages()],
    ['/nginx-probes.conf', renderNginxProbes()],
    ['/nginx-types.conf', renderNginxTypes()],
    ['/nginx-root.conf', renderNginxRoot(root)],
  ]);
}

/** Returns the head of a document without settings: any host starts neutral until the status names the merchant. */
export const renderNeutralHead = () => renderHostHead({ merchant: '', merchants: [] });

/** Throws if a host or a merchant cannot be told from another one: its document would be another merchant's. */
function refuseAmbiguousHosts(settings) {
  const conflict = findHostConflict(settings.hosts ?? {});
  if (conflict) throw new Error(`"hosts" gives ${conflict.host} to ${conflict.codes.join(' and ')}`);
  const [wrong] = findWrongCodes(settings);
  if (wrong) throw new Error(`${JSON.stringify(wrong.code)} ${wrong.reason}`);
  const reason = explainDefaultMerchant(settings);
  if (reason !== undefined) throw new Error(`"merchant" ${reason}`);
}

/** Returns what the documents of each merchant contain, by merchant code; undefined for a merchant without a brand. */
function deriveBranding({ brands = {} }, { merchants, deriveBrand, extensions }) {
  const derive = (code) => (Object.hasOwn(brands, code) ? deriveBrand(brands[code], extensions[code]) : undefined);
  return new Map(merchants.map((code) => [code, derive(code)]));
}

/**
 * Returns a line for each extension that no document loads (OPS-7): it is part of the branding of its merchant's hosts,
 * and one build may serve deployments of which not every one has that merchant.
 */
export function listUnusedExtensions(extensions = {}, { brands = {} }) {
  const known = Object.keys(brands).join(', ') || 'none';
  return Object.keys(extensions)
    .filter((code) => !Object.hasOwn(brands, code))
    .map((code) => `deploy/extensions/${code} is not used: the settings have no brand of ${code}, but: ${known}`);
}

/** Returns the BCP 47 tag of each document that has the language of a merchant, by folder. */
function listDocumentLanguages({ hosts, merchants, branding }) {
  const folders = [...hosts, ...merchants.map((code) => [UNLISTED_HOST + code, code])];
  return new Map(
    folders.flatMap(([folder, code]) => {
      const tag = branding.get(code)?.page.tag;
      return tag === undefined ? [] : [[folder, tag]];
    }),
  );
}

/** Returns the merchant code of each document's folder; empty for unlisted hosts of a deployment of several merchants. */
const listDocumentMerchants = ({ merchant = '' }, { hosts, merchants }) =>
  new Map([...hosts, [UNLISTED_HOST, merchant], ...merchants.map((code) => [UNLISTED_HOST + code, code])]);

/**
 * Returns the legal kit beside the document of each folder, for a start without the merchant's record (SAFE-1.7). There
 * is a file for every folder, so that its request is no error. It names its merchant: a page of another one ignores it.
 */
const placeLegalKits = (brands, folders) =>
  [...folders].map(([folder, merchant]) => {
    const { legal, defaultLanguage } = Object.hasOwn(brands, merchant) ? brands[merchant] : {};
    return [`${DOCUMENTS_FOLDER}${folder}/m/legal.json`, `${JSON.stringify({ merchant, legal, defaultLanguage })}\n`];
  });

/** Returns the operator's files beside the document of each folder, where web server and storage find them by host. */
const placeSiteFiles = (siteFiles, folders) =>
  [...folders].flatMap(([folder, merchant]) =>
    [...selectSiteFiles(siteFiles, merchant)].map(([file, content]) => [
      `${DOCUMENTS_FOLDER}${folder}/${file}`,
      content,
    ]),
  );

/** Returns the heads of all documents by folder. */
function renderHeads(settings, { hosts, merchants, branding, texts }) {
  const { merchant: defaultMerchant = '', hosts: _, brands: __, violationReports: ___, collector, ...given } = settings;
  // Every document has these.
  const shared = {
    ...omitEmptyTexts(given.lines ? { ...given, lines: omitEmptyTexts(given.lines) } : given),
    ...(collector?.url ? { collector } : {}),
  };
  const hostsOf = (code) => [...hosts.keys()].filter((host) => hosts.get(host) === code);
  const renderHead = (block, page) =>
    renderHostHead(block, page, page && texts.find(({ lang }) => lang === page.tag)?.noScript);
  const blockOf = (code) => ({ ...shared, merchant: code, hosts: hostsOf(code), brand: branding.get(code)?.brand });
  return new Map([
    ...[...hosts].map(([host, code]) => {
      const page = branding.get(code)?.page;
      return [host, renderHead(blockOf(code), page && { ...page, image: toAbsoluteUrl(page.image, host) })];
    }),
    [UNLISTED_HOST, renderHead({ ...shared, merchant: defaultMerchant, hosts: hostsOf(defaultMerchant), merchants })],
    ...merchants.map((code) => [
      UNLISTED_HOST + code,
      renderHead(
        { ...blockOf(code), merchants: [code] },
        branding.get(code)?.page && { ...branding.get(code).page, image: '' },
      ),
    ]),
  ]);
}

/** Returns settings without empty texts, which are their defaults: src/contract/bootstrap/deployment.ts. */
const omitEmptyTexts = (settings) => Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));

/** Previews need absolute URLs. TLS ends in front of every host. */
const toAbsoluteUrl = (url, host) => (url.startsWith('/') ? `https://${host}${url}` : url);
