/**
 * Directives of a content security policy that allows nothing. The policies of the page and of the workers extend
 * these directives. The local platform, nginx and the tests use the policies of this file.
 */
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
 * Values that the identity provider adds to directives of the page's policy
 * (docs/decisions/0009-identity-provider.md): its API, and, by path, the scripts of its popup channel and of
 * reCAPTCHA. `policies` are its Trusted Types policies and the app's `default` policy, which accepts only these
 * script URLs. The emulator is served from the origin of the page.
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

/**
 * Sources that Firebase Cloud Messaging adds to `connect-src` of the page's policy (docs/decisions/0017-web-push.md):
 * the hosts that it sends registrations to.
 */
const MESSAGING = {
  none: '',
  google: ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com',
};

/** Returns the source of a collector: its URL without the query, which the syntax of sources does not have. */
function toCollectorSource(url = '') {
  if (!url.startsWith('https://')) return [];
  const { origin, pathname } = new URL(url);
  return [` ${origin}${pathname}`];
}

/**
 * Returns the policy of the page. Images, games and chats of merchants may come from any https host.
 * @param reports URL to which violations are sent; `report-uri`, because not every browser knows `report-to`
 * @param collectors URLs to which pages send what they observe; a path is of the page's own host
 */
export const createPagePolicy = ({
  scripts,
  styles,
  identity = 'none',
  messaging = 'none',
  reports = '',
  collectors = [],
}) => {
  const provider = IDENTITY[identity];
  const observed = [...new Set(collectors.flatMap(toCollectorSource))].join('');
  return policy({
    ...NOTHING,
    'script-src': `'self'${hashed(scripts)}${provider.scripts}`,
    'style-src': `'self'${hashed(styles)}`,
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': `'self'${provider.connects}${MESSAGING[messaging]}${observed}`,
    'worker-src': "'self'",
    // The manifest of the merchant is generated in the page.
    'manifest-src': "'self' blob:",
    'frame-src': "'self' https:",
    'form-action': "'self'",
    'trusted-types': `fairground dompurify${provider.policies}`,
    ...(reports === '' ? {} : { 'report-uri': reports }),
  });
};

/**
 * Directives of the workers, which do not inherit the policy of the page. The web worker probes the merchant's fallback
 * domains; the service worker fetches images from the image hosts.
 */
const WORKER = { ...NOTHING, 'script-src': "'self'", 'connect-src': "'self' https:", 'trusted-types': "'none'" };

export const createWebWorkerPolicy = () => policy(WORKER);

/** Returns the policy of the service worker. Firefox applies it to the icons of notifications too. */
export const createServiceWorkerPolicy = () => policy({ ...WORKER, 'img-src': "'self'" });

/**
 * Returns the policy of a frame that runs a third-party script. Inline styles are allowed, because third-party
 * widgets use them.
 */
const vendorFrame = (sandbox, ancestors) =>
  policy({
    'default-src': "'none'",
    sandbox,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': ancestors,
    'script-src': "'self' https:",
    'style-src': "'self' https: 'unsafe-inline'",
    'img-src': "'self' https: data:",
    'font-src': 'https: data:',
    'media-src': 'https:',
    'connect-src': "'self' https:",
  });

/**
 * Returns the policy of the frames that run the script of a captcha provider (docs/decisions/0008-captcha.md) or of
 * the mini game. The `sandbox` directive gives these frames an opaque origin, even if they are opened directly, so
 * that their scripts have no access to the storage, session and forms of the page.
 */
export const createSandboxedFramePolicy = () => vendorFrame('allow-scripts', "'self'");

/**
 * Returns the policy of the captcha provider's frame on a host of its own, where the frame keeps its origin. Only for
 * that host: on a merchant's host, the policy would give the provider access to the merchant's origin.
 */
export const createCaptchaHostFramePolicy = () =>
  vendorFrame('allow-scripts allow-same-origin allow-forms allow-popups', 'https:');

/** Returns the policy of files other than pages, frames and worker scripts, and of error responses. */
export const createDenyAllPolicy = () => policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
