import { parseUrl } from '../../base/parse-url';
import type { UrlHosts } from '../../base/to-safe-url';
import { CAPTCHA_FRAME_URL } from '../../contract/frames/captcha-frame';

/** The `src` and `sandbox` attributes of the frame that runs the captcha provider's script. */
export interface CaptchaFrameAttributes {
  readonly src: string;
  readonly sandbox: string;
}

/** The same host may be named with a dot at its end. */
const withoutFinalDot = (host: string): string => host.replace(/\.$/, '');

const OPAQUE: CaptchaFrameAttributes = { src: CAPTCHA_FRAME_URL, sandbox: 'allow-scripts' };

/**
 * Decides where the captcha frame runs: sandboxed with an opaque origin, or on the origin that the deployment
 * configures, with the storage and cookies of that origin. The frame never runs on the page's own origin, because
 * with `allow-same-origin` the captcha provider's script could access the page. It never runs on any other host that
 * the status, the deployment or a signed list names as the merchant's, because the script could access the merchant's
 * data there.
 * @param configured the setting `captchaFrame` of the deployment
 * @param hosts the page's origin and every host that is named as the merchant's, verified or not; see
 * getHostsToIsolate()
 */
export function decideCaptchaFrameAttributes(
  configured: string,
  { origin, merchant = [] }: UrlHosts,
): CaptchaFrameAttributes {
  const address = parseUrl(configured);
  const page = parseUrl(origin);
  if (!address || address.origin === origin) return OPAQUE;
  // Plain http is allowed for local platforms only, whose pages use http as well, on another port of the same host.
  const hosts = [page?.hostname ?? '', ...merchant].map(withoutFinalDot);
  const isAllowed =
    (address.protocol === 'https:' && !hosts.includes(withoutFinalDot(address.hostname))) ||
    (address.protocol === 'http:' && page?.protocol === 'http:');
  if (!isAllowed) return OPAQUE;
  return {
    src: address.origin + CAPTCHA_FRAME_URL,
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
  };
}
