/** URL of the document that is served for every route under /m. */
export const SHELL_URL = '/m/index.html';
export const ASSET_MANIFEST_URL = '/m/asset-manifest.json';
/** URL of the manifest of the files without a hash in their name, such as icons. */
export const STATIC_FILE_MANIFEST_URL = '/mobile/mc/asset-manifest.json';
/** Prefix of the URL paths of the files with a hash in their name. */
export const ASSET_PATH_PREFIX = '/m/assets/';

/**
 * Diagnostics URL, to which the service worker responds with its state and error log. Requests to this URL never
 * reach the server.
 */
export const SERVICE_WORKER_STATE_URL = '/m/__sw/state';
