/**
 * Expressions of the build whose steps grow faster than the text, and why that does no harm: what they are used on is
 * short, or nobody else writes it. Those of the app stand as they are in its source.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const ACCEPTED_EXPRESSIONS = {
  // src/contract/bootstrap/link-values.ts
  '/^[\\s"\'“‘«]+|[\\s"\'”’»…\\p{Term}]+$/gu': 'a value of a link, of which 512 characters are read',
  '/^[\\s"\'“‘«]+|[\\s"\'”’»…\\p{Term})\\]}）】」』》]+$/gu': 'a value of a link, of which 512 characters are read',
  // src/services/config-check/quote-value.ts
  '/(^|[^a-z\\d+.-])([a-z][a-z\\d+.-]{0,19}:[\\\\/]*|\\/\\/)(?:[^\\s/?#\\\\@:]*:(?!\\d+(?:[/?#]|$))[^\\s@]*|[^\\s/?#\\\\]*)@/gi':
    'a value of the configuration, of which 4,096 characters are read',
  // axios
  '/^[\\s\\uFEFF\\xA0]+|[\\s\\uFEFF\\xA0]+$/g': 'the name or value of a header, which the app has set',
  // Only in the message of an error that a URL with `//` or without a host causes
  '/([?&][^=&#]*=)[^&#]*/g': 'the URL of a request, which the app has built',
  // i18next
  "/^'+|'+$/g": 'the options of a text of a catalogue',
  '/\\$t\\([^)]*\\{[^}]*\\{\\{/': 'a text of a catalogue',
  '/{.*}/s': 'the options of a text of a catalogue',
  // Firebase Authentication
  '/([a-zA-Z\\d\\.]+)\\/[a-zA-Z\\d\\.]*$/': 'the user agent',
  '/^\\s*[a-zA-Z0-9\\-]*\\s*$/': 'the id of a tenant in the settings',
  // React Router
  '/\\/*\\*?$/': 'a path of the route table',
  // jsencrypt
  '/-----BEGIN [^-]+-----([A-Za-z0-9+\\/=\\s]+)-----END [^-]+-----|begin-base64[^\\n]+\\n([A-Za-z0-9+\\/=\\s]+)====/':
    'a public key, which the contract limits to 4,096 characters',
  '/[0]+$/': 'a part of a parsed public key',
  '/0+$/': 'a part of a parsed public key',
};
