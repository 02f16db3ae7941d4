/** The content security policies (D12): the one source for the platform, nginx and the tests. */

const NOTHING = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

const policy = (directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const hashed = (hashes) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');

/** Of the page. Merchants keep pictures with any https host, and games and chats are framed from any. */
export const pagePolicy = ({ scripts, styles }) =>
  policy({
    ...NOTHING,
    'script-src': `'self'${hashed(scripts)}`,
    'style-src': `'self'${hashed(styles)}`,
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'self' https:",
    'form-action': "'self'",
    'trusted-types': 'fairground',
  });

/**
 * Of the web worker and the service worker, which inherit nothing from the page. The first asks the merchant's other
 * domains whether they live, the second fetches pictures from the image hosts.
 */
export const workerPolicy = () =>
  policy({ ...NOTHING, 'script-src': "'self'", 'connect-src': "'self' https:", 'trusted-types': "'none'" });

/**
 * Of the frame that runs a captcha vendor's script (docs/decisions/0007-captcha.md). `sandbox` takes the origin away from
 * it, opened in whatever way: what runs there reaches no storage, no session and no form. The vendor's widgets style
 * themselves inline.
 */
export const captchaPolicy = () =>
  policy({
    'default-src': "'none'",
    sandbox: 'allow-scripts',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'script-src': "'self' https:",
    'style-src': "'self' https: 'unsafe-inline'",
    'img-src': "'self' https: data:",
    'font-src': 'https: data:',
    'media-src': 'https:',
    'connect-src': "'self' https:",
  });

/** Of everything that is no document and no script. */
export const filePolicy = () => policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
