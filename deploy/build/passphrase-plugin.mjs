/**
 * Leaves out what crypto-js makes keys from passphrases with, about 1 KB: the envelope's key is a key already. Whoever
 * hands crypto-js a passphrase gets a TypeError in the built script.
 */
export const passphrasePlugin = {
  name: 'passphrase',
  setup(build) {
    build.onLoad({ filter: /crypto-js[\\/](evpkdf|md5|sha1)\.js$/ }, () => ({ contents: '' }));
  },
};
