/**
 * Removes the key derivation of crypto-js (about 1 KB), as the app passes keys, not passphrases. With a passphrase,
 * crypto-js throws a TypeError in the built script.
 */
export const passphrasePlugin = {
  name: 'passphrase',
  setup(build) {
    build.onLoad({ filter: /crypto-js[\\/](evpkdf|md5|sha1)\.js$/ }, () => ({ contents: '' }));
  },
};
