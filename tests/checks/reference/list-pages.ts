import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { DIAGNOSTICS_PATH, ROUTES, type Route } from '../../../src/contract/paths';
import catalogue from '../../../src/services/i18n/catalogues/en.json';
import { readArrayComments } from './commented-names';
import { ERROR_CATALOGUE, listErrorCodes } from './error-catalogue';
import { code, renderPage, renderTable } from './markdown';

/** Returns the page of the tracking events. */
export function renderEventsPage(): string {
  const events = readArrayComments('src/services/tracking/track.ts', 'TRACKED_EVENT_NAMES');
  const fields = [
    ['id', 'text', 'A UUID; the platform counts an event once.'],
    ['domain', 'text', 'Host of the page.'],
    ['affiliateCode', 'text', 'Affiliate of the first visit; empty if there is none.'],
    ['eventName', 'text', 'A name of the list below.'],
    ['eventValue', 'object', 'The fields of the event and of every event.'],
    ['eventValue.eventID', 'text', 'The same id.'],
    ['eventValue.pwaType', '`H5`, `PWA`, `WEBCLIP` or `APP`', 'How the page runs.'],
    ['eventValue.channels', 'list of text', 'Networks with a pixel, only where advertising data are allowed (TRK-3).'],
  ];
  return renderPage(
    'Tracking events',
    `\`POST ${trackEvents.path}\`: \`events\` is a JSON text with a list. No event has a token, a\npassword, a phone number or an e-mail address (TRK-1).`,
    '## Fields',
    renderTable(
      ['Field', 'Type', 'Meaning'],
      fields.map(([name = '', ...rest]) => [code(name), ...rest]),
    ),
    '## Events',
    renderTable(
      ['Event', 'When and with what'],
      events.map(([name, when]) => [code(name), when]),
    ),
  );
}

/** Returns the page of the cookies that the app sets. */
export function renderCookiesPage(): string {
  const clicks = readArrayComments('src/services/attribution/ad-cookies.ts', 'AD_TRACKING_PARAMETERS');
  const rows = [
    ...clicks.map(([name, what]) => [code(name), 'value of the URL parameter of this name', `${what}`]),
    ['`_fbc`', '`fb.1.time.id`', 'The click id of Facebook with the time of the click (TRK-3).'],
    ['`_fbp`', '`fb.1.time.number`', 'A random number by which Facebook recognises the browser (TRK-3).'],
  ];
  return renderPage(
    'Cookies',
    'The app sets these cookies alone: path `/`, `SameSite=Lax`, `Secure` on https, 90 days, on the host of the page. By\ndefault there is none: they come from links of advertisements, and only where advertising data are allowed (SESS-2,\nTRK-3). The session is in sessionStorage ([storage](../storage-map.md)). Cookies of the platform are sent back to it.',
    renderTable(['Cookie', 'Value', 'Effect'], rows),
  );
}

/** Returns the page of the error codes. */
export function renderErrorsPage(): string {
  const rows = [...ERROR_CATALOGUE].map(([name, { effect, source }]) => {
    const endpoints = ENDPOINTS.filter((endpoint) => listErrorCodes(endpoint).includes(name))
      .map((one) => one.name)
      .sort();
    const shown = endpoints.length > 12 ? `${endpoints.length} endpoints` : endpoints.map(code).join(', ');
    return [code(name), source, effect, shown];
  });
  const statuses = [
    ['200', 'A success, or a refusal with a code.'],
    ['401', 'The session has ended, on every endpoint that gets a token.'],
    ['429', 'Too many requests, as TOO_MANY_REQUEST.'],
    ['502, 503, 504', 'The platform does not respond. A read is retried; a member reads that it is not reachable.'],
    ['3xx', 'Never followed: as if there were no response.'],
    ['other', 'A refusal in the envelope counts; otherwise a member reads a general text.'],
  ];
  return renderPage(
    'Error codes',
    '`errorCode` of `{"success": false, "errorCode", "message", "value"}`. For a code that is not listed the app shows\n`message` as plain text, in the cashier with what to do next. Texts of the app are in the language of the member, and\na `message` that only repeats one is left out.',
    renderTable(['Code', 'Mark', 'Effect', 'Endpoints'], rows),
    '## HTTP status',
    renderTable(['Status', 'Meaning'], statuses),
  );
}

const ACCESS = {
  public: 'everyone',
  member: 'members; visitors are asked to sign in',
  'member-or-home': 'members; visitors see home',
} as const;

/** Returns the page of the routes. */
export function renderRoutesPage(): string {
  const rows = Object.values<Route>(ROUTES).map(({ path, access, needs }) => [
    code(path),
    ACCESS[access],
    needs ? code(JSON.stringify(needs)) : '',
  ]);
  return renderPage(
    'Routes',
    'Who may open a page, and what it needs beside a sign-in ([decision 27](../decisions/0027-what-a-page-needs.md)).',
    renderTable(['Path', 'For', 'Needs'], [...rows, [code(DIAGNOSTICS_PATH), 'everyone', '']]),
  );
}

/** Maximum number of texts on a page. */
const TEXTS_PER_PAGE = 350;

/** Returns the pages of the texts for members, by file name: areas are not divided. */
export function renderTextPages(): Readonly<Record<string, string>> {
  const pages: string[][] = [[]];
  const areas = new Map<string, string[]>();
  for (const key of Object.keys(catalogue).sort()) {
    const [area = ''] = key.split('.', 1);
    areas.set(area, [...(areas.get(area) ?? []), key]);
  }
  for (const keys of areas.values()) {
    if ((pages.at(-1)?.length ?? 0) + keys.length > TEXTS_PER_PAGE) pages.push([]);
    pages.at(-1)?.push(...keys);
  }
  const texts: Readonly<Record<string, string>> = catalogue;
  return Object.fromEntries(
    pages.map((keys, index) => {
      const rows = keys.map((key) => [code(key), texts[key] ?? '', listValues(texts[key] ?? '')]);
      const [first = '', last = ''] = [keys[0], keys.at(-1)].map((key) => key?.split('.', 1)[0]);
      const page = renderPage(
        `Texts, ${first} to ${last}`,
        'Every text for members with its English form, which is the default; the catalogues of the other languages have the\nsame keys (`src/services/i18n/catalogues`). `_one` and `_other` are plural forms.',
        renderTable(['Key', 'English', 'Values'], rows),
      );
      return [`texts-${index + 1}.md`, page];
    }),
  );
}

const listValues = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => code(name)))].join(', ');
