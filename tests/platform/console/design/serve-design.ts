import { html } from '../../pages/html';
import { type HttpResponse, htmlResponse, notFoundResponse, textResponse } from '../../server/http-response';
import type { IncomingRequest } from '../../server/incoming-request';
import type { Services } from '../../services';
import { deriveBrandingTokens, parseBrandingForm } from './branding-values';
import { bundleSpecimens } from './bundle-specimens.mjs';
import { readFrameOptions, renderContrastNote } from './design-pages';

export const DESIGN_PATH_PREFIX = '/console/design/';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

let files: ReturnType<typeof bundleSpecimens> | undefined;

/**
 * Serves the preview frame, which shows the UI components in a branding, and the script and styles of the frame. The
 * components are bundled only once, for the first request.
 */
export async function serveDesign({ brandings }: Services, incoming: IncomingRequest): Promise<HttpResponse> {
  const { path, query, search } = incoming;
  files ??= bundleSpecimens();
  const { script, styles, icons } = await files;
  const { merchant, scheme, dir } = readFrameOptions(query);
  const look = parseBrandingForm(brandings.of(merchant), query);
  switch (path.slice(DESIGN_PATH_PREFIX.length)) {
    case 'frame': {
      const document = html`<!doctype html>
<html lang="en" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${merchant.name}: primitives</title><link rel="stylesheet" href="/console/design/look.css${search}">
<body>${renderContrastNote(look, scheme)}<div id="root"></div>`;
      return htmlResponse(
        `${document.text}${icons}<script type="module" src="/console/design/specimens.js"></script></body></html>`,
        POLICY,
      );
    }
    case 'look.css': {
      const tokens = Object.entries(deriveBrandingTokens(look, scheme)).map(([name, value]) => `${name}:${value}`);
      return textResponse(`${styles}:root{${tokens.join(';')}}`, 200, 'text/css; charset=utf-8');
    }
    case 'specimens.js':
      return textResponse(script, 200, 'text/javascript; charset=utf-8');
    default:
      return notFoundResponse();
  }
}
