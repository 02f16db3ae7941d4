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

/** Of everything that is no document and no script. */
export const filePolicy = () => policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
