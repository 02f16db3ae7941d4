/**
 * Returns the origin of the captcha vendor's frame from deploy/settings.json; empty if there is none. Throws if it is
 * not https or is a merchant's host, where the vendor's script would have access to the merchant's origin. Also throws
 * without `hosts`, because this could not be checked.
 */
export function captchaFrameOf({ captchaFrame = '', hosts = {} }) {
  if (captchaFrame === '') return '';
  const url = URL.canParse(captchaFrame) ? new URL(captchaFrame) : undefined;
  if (url?.origin !== captchaFrame || url.protocol !== 'https:') {
    throw new Error(`deploy/settings.json: "captchaFrame" must be an https origin without a path, not ${captchaFrame}`);
  }
  if (Object.keys(hosts).length === 0) {
    throw new Error('deploy/settings.json: "captchaFrame" needs "hosts" to list the hosts of the merchants');
  }
  if (Object.hasOwn(hosts, url.hostname)) {
    throw new Error(`deploy/settings.json: "captchaFrame" must have its own host, but ${url.hostname} is a merchant's`);
  }
  return captchaFrame;
}
