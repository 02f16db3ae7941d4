import { existsSync } from 'node:fs';
import { installDebianPackages } from './install-debian-packages.mjs';

const FILES = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];
/** The packages that deploy/Containerfile installs. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Returns the files of nginx and its Brotli module that are not installed. */
export const listMissingNginxFiles = () => FILES.filter((file) => !existsSync(file));

/** Finds nginx with its Brotli module, or installs Debian's packages. */
export function ensureNginx() {
  if (listMissingNginxFiles().length === 0) return console.log('installed already');
  installDebianPackages(PACKAGES);
  const missing = listMissingNginxFiles();
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}. Install ${PACKAGES.join(', ')}`);
}

if (process.argv[1] === import.meta.filename) ensureNginx();
