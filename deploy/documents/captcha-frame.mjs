import { normalizeHostName } from './host-name.mjs';

/**
 * Returns why the setting `captchaFrame` must not be used, without its value; undefined if it is missing, empty or
 * valid. It has to be an https origin whose host is no merchant's: the provider's script would have access to the
 * merchant's origin. Without `hosts`, that cannot be checked.
 */
export function explainCaptchaFrame({ captchaFrame, hosts }) {
  if (typeof captchaFrame !== 'string' || captchaFrame === '') return undefined;
  const url = URL.canParse(captchaFrame) ? new URL(captchaFrame) : undefined;
  if (url?.origin !== captchaFrame || url.protocol !== 'https:') {
    return 'must be an https origin, such as "https://captcha.example", without a path and a slash at the end';
  }
  const names = Object.keys(hosts ?? {});
  if (names.length === 0) return 'needs "hosts" to list the hosts of the merchants';
  const host = normalizeHostName(url.hostname);
  if (names.some((name) => normalizeHostName(name) === host)) {
    return `must have its own host, but ${host} is a merchant's`;
  }
  return undefined;
}

/** Returns the origin of the captcha provider's frame; an empty string if there is none. Throws if it must not be used. */
export function getCaptchaFrameOrigin(settings) {
  const reason = explainCaptchaFrame(settings);
  if (reason !== undefined) throw new Error(`"captchaFrame" ${reason}`);
  return settings.captchaFrame ?? '';
}
