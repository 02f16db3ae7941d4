import { normalizeRoutePath } from '../../../src/base/find-route';
import { EXTENSION_SLOTS } from '../../../src/contract/bootstrap/extension';
import { LINK_MERCHANT_PARAMETER } from '../../../src/contract/bootstrap/host-block';
import {
  ALL_HOME_PATHS,
  CAMPAIGN_PARAMETERS,
  DIAGNOSTICS_PATH,
  ROUTES,
  URL_TOKEN_PARAMETERS,
} from '../../../src/contract/paths';
import { type Finding, fault, type Path } from '../../../src/services/config-check/finding';
import { askForSuggestion, suggestName } from '../../../src/services/config-check/suggest-name';
import { type ExtensionFile, getPageSource, getSlotSource, OWN_TEXT_PREFIX } from './extension-file';

/**
 * Matches a path that no file of the build can have, because it has no dot. The router ignores case, so that two paths
 * that differ only in it would be one.
 */
const PAGE_PATH = /^\/m(?:\/[a-z\d][a-z\d_-]*){1,3}$/;
/** Folders of the build below /m. */
const FILE_FOLDERS = ['assets', 'captcha', 'icons', 'locales', 'mini-game'];

/** The paths of the app's own pages, as the router compares them. */
const APP_PATHS = new Set(
  [...ALL_HOME_PATHS, DIAGNOSTICS_PATH, ...Object.values(ROUTES).map(({ path }) => path)].map(normalizeRoutePath),
);

const PARAMETER = /^[a-z][\w-]{0,31}$/i;
/** Parameters that pages of the app read, and those that they keep anyway. */
const APP_PARAMETERS: readonly string[] = [
  ...CAMPAIGN_PARAMETERS,
  ...URL_TOKEN_PARAMETERS,
  LINK_MERCHANT_PARAMETER,
  ...['backUrl', 'category', 'code', 'gameId', 'id', 'kind', 'lottoView', 'numbers', 'order', 'prize_mode'],
  ...['redirectUrl', 'repeat', 'search', 'sw', 'trial', 'vendor'],
];
/** Names of values that must not stand in the URL of every page, where logs and other sites read them. */
const PRIVATE_PARAMETER = /token|passw|secret|session|auth|otp|pin$|phone|mobile|mail|name|birth/i;

/** What the other files of an extension have, which `extension.json` names. */
interface ExtensionParts {
  readonly files: ReadonlySet<string>;
  /** Keys of its own texts in English. */
  readonly textKeys: ReadonlySet<string>;
}

/** Returns what is wrong with the slots, pages and query parameters of an extension (OPS-7). */
export function judgeExtensionFile(extension: ExtensionFile, parts: ExtensionParts): readonly Finding[] {
  const { slots, pages, queryParameters } = extension;
  return [
    ...Object.keys(slots).flatMap((name) => judgeSlot(name, parts)),
    ...Object.entries(pages).flatMap(([path, { title }]) => judgePage(path, title, parts)),
    ...queryParameters.flatMap((name, index) => judgeParameter(name, ['queryParameters', index])),
    ...findUnnamedSources(extension, parts),
  ];
}

function judgeSlot(name: string, { files }: ExtensionParts): readonly Finding[] {
  const path = ['slots', name];
  const known: readonly string[] = EXTENSION_SLOTS;
  if (!known.includes(name))
    return [
      fault(path, `no page has this slot.${askForSuggestion(suggestName(name, known))} Slots: ${known.join(', ')}.`),
    ];
  return files.has(getSlotSource(name)) ? [] : [fault(path, `needs ${getSlotSource(name)}, which is not there.`)];
}

function judgePage(path: string, title: string, { files, textKeys }: ExtensionParts): readonly Finding[] {
  const at = ['pages', path];
  if (!PAGE_PATH.test(path))
    return [
      fault(at, 'must be a path such as "/m/club": small letters, digits, "-" and "_", at most three parts after /m.'),
    ];
  if (FILE_FOLDERS.includes(normalizeRoutePath(path).split('/')[2] ?? ''))
    return [fault(at, 'is below a folder of the build, whose files the server sends instead.')];
  if (APP_PATHS.has(normalizeRoutePath(path)))
    return [
      fault(
        at,
        'is a page of the app, which an extension cannot replace. Choose another path, such as one below /m/x/.',
      ),
    ];
  return [
    ...(files.has(getPageSource(path)) ? [] : [fault(at, `needs ${getPageSource(path)}, which is not there.`)]),
    ...(textKeys.has(title)
      ? []
      : [fault([...at, 'title'], `must be the key of a text in texts/en.json that begins with "${OWN_TEXT_PREFIX}".`)]),
  ];
}

function judgeParameter(name: string, path: Path): readonly Finding[] {
  const isOfApp = APP_PARAMETERS.some((other) => other.toLowerCase() === name.toLowerCase());
  if (!PARAMETER.test(name)) return [fault(path, 'must be a name of letters, digits, "-" and "_".')];
  if (isOfApp) return [fault(path, `"${name}" is a parameter of the app.`)];
  if (PRIVATE_PARAMETER.test(name))
    return [fault(path, `"${name}" may be private, and would be in the URL of every page.`)];
  return [];
}

/** A source that no entry names would silently show nothing. */
function findUnnamedSources({ slots, pages }: ExtensionFile, { files }: ExtensionParts): readonly Finding[] {
  const named = new Set([...Object.keys(slots).map(getSlotSource), ...Object.keys(pages).map(getPageSource)]);
  return [...files]
    .filter((file) => /^(?:slots|pages)\/.*\.tsx$/.test(file) && !named.has(file))
    .map((file) => {
      const kind = file.startsWith('slots/') ? 'slots' : 'pages';
      return fault([kind], `has no entry for ${file}. A component that others import belongs into another folder.`);
    });
}
