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

/**
 * What the identity provider adds to the page's policy (docs/decisions/0009-identity-provider.md): its API, and the scripts
 * of its window channel and its check for robots, by path. Their own Trusted Types policies are named; `default` is ours and
 * lets these addresses through, no others. The emulator's stand behind this origin.
 */
const IDENTITY = {
  none: { scripts: '', connects: '', policies: '' },
  emulated: { scripts: '', connects: '', policies: ' default' },
  google: {
    scripts:
      ' https://apis.google.com/js/api.js https://apis.google.com/_/scs/ https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    connects:
      ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/',
    policies: ' default gapi#gapi goog#html recaptcha',
  },
};

/** Of the page. Merchants keep pictures with any https host, and games and chats are framed from any. */
export const pagePolicy = ({ scripts, styles, identity = 'none' }) => {
  const provider = IDENTITY[identity];
  return policy({
    ...NOTHING,
    'script-src': `'self'${hashed(scripts)}${provider.scripts}`,
    'style-src': `'self'${hashed(styles)}`,
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': `'self'${provider.connects}`,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'self' https:",
    'form-action': "'self'",
    'trusted-types': `fairground${provider.policies}`,
  });
};

/**
 * Of the web worker and the service worker, which inherit nothing from the page. The first asks the merchant's other
 * domains whether they live, the second fetches pictures from the image hosts.
 */
export const workerPolicy = () =>
  policy({ ...NOTHING, 'script-src': "'self'", 'connect-src': "'self' https:", 'trusted-types': "'none'" });

/**
 * Of the frames that run a captcha vendor's script (docs/decisions/0008-captcha.md) and the mini game's. `sandbox` takes
 * the origin away from them, opened in whatever way: what runs there reaches no storage, no session and no form. Vendors'
 * widgets style themselves inline.
 */
export const framePolicy = () =>
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
