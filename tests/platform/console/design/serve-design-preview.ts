import { html } from '../../pages/html';
import {
  createHtmlResponse,
  createNotFoundResponse,
  createTextResponse,
  type HttpResponse,
} from '../../server/http-response';
import type { IncomingRequest } from '../../server/incoming-request';
import type { Services } from '../../services';
import { applyBrandingForm, deriveBrandingTokens } from './branding-values';
import { bundleComponentSpecimens } from './bundle-component-specimens.mjs';
import { parsePreviewFrameOptions, renderBrandingColorReport } from './design-pages';

export const DESIGN_PREVIEW_PATH_PREFIX = '/console/design/';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

let files: ReturnType<typeof bundleComponentSpecimens> | undefined;

/**
 * Serves the preview frame, which shows the UI components in a branding, and the script and styles of the frame. The
 * components are bundled only once, for the first request.
 */
export async function serveDesignPreview({ brandings }: Services, incoming: IncomingRequest): Promise<HttpResponse> {
  const { path, query, search } = incoming;
  files ??= bundleComponentSpecimens();
  const { script, styles, icons } = await files;
  const { merchant, scheme, dir } = parsePreviewFrameOptions(query);
  const look = applyBrandingForm(brandings.of(merchant), query);
  switch (path.slice(DESIGN_PREVIEW_PATH_PREFIX.length)) {
    case 'frame': {
      const document = html`<!doctype html>
<html lang="en" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${merchant.name}: primitives</title><link rel="stylesheet" href="/console/design/look.css${search}">
<body>${renderBrandingColorReport(look, scheme)}<div id="root"></div>`;
      return createHtmlResponse(
        `${document.text}${icons}<script type="module" src="/console/design/specimens.js"></script></body></html>`,
        POLICY,
      );
    }
    case 'look.css': {
      const tokens = Object.entries(deriveBrandingTokens(look, scheme)).map(([name, value]) => `${name}:${value}`);
      return createTextResponse(`${styles}:root{${tokens.join(';')}}`, 200, 'text/css; charset=utf-8');
    }
    case 'specimens.js':
      return createTextResponse(script, 200, 'text/javascript; charset=utf-8');
    default:
      return createNotFoundResponse();
  }
}
