const UNUSED = /[\\/]crypto-js[\\/](?:evpkdf|md5|sha1)\.js$/;

/**
 * Leaves out how crypto-js turns a passphrase into a key, and the hashes it needs for that: every key of the product is
 * handed over as bytes. A text key would now throw instead of being stretched.
 */
export function cryptoPlugin() {
  return {
    name: 'crypto',
    setup(build) {
      build.onLoad({ filter: UNUSED }, () => ({ contents: '', loader: 'js' }));
    },
  };
}
