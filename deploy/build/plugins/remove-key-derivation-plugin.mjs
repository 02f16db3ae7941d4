/**
 * An esbuild plugin that removes the key derivation of crypto-js (about 1 KB), because the app passes keys, never
 * passphrases. With a passphrase, crypto-js throws a TypeError in the built script.
 */
export const removeKeyDerivationPlugin = {
  name: 'unused-key-derivation',
  setup(build) {
    build.onLoad({ filter: /crypto-js[\\/](evpkdf|md5|sha1)\.js$/ }, () => ({ contents: '' }));
  },
};
