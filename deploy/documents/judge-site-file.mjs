const WELL_KNOWN = '.well-known/';
/** Matches the paths that headers.mjs has a rule for. */
const SERVED_PATH = /^(?:robots\.txt|favicon\.ico|\.well-known(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*){1,3})$/;
/** Apple reads no larger file. */
const MAX_APPLE_BYTES = 128 * 1024;
const FINGERPRINT = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;
const PACKAGE_NAME = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;
/** What a file begins with: an icon of Windows, or a PNG. */
const ICON_SIGNATURES = ['00000100', '89504e47'];

const fault = (message) => ({ level: 'fault', message });
const warning = (message) => ({ level: 'warning', message });

/** Returns what is wrong with a file that an operator adds, as a message after its path. */
export function judgeSiteFile(file, content, now) {
  if (!SERVED_PATH.test(file)) {
    return [
      fault(
        'is not served: only robots.txt, favicon.ico and files in .well-known are, with letters, digits, "-", "_" and "." in their names',
      ),
    ];
  }
  switch (file) {
    case 'favicon.ico':
      return ICON_SIGNATURES.includes(content.subarray(0, 4).toString('hex'))
        ? []
        : [fault('is neither an icon (ICO) nor a PNG')];
    case 'robots.txt':
      return /^\s*user-agent\s*:/im.test(String(content))
        ? []
        : [warning('has no line "User-agent: …", so crawlers ignore it')];
    case `${WELL_KNOWN}assetlinks.json`:
      return judgeJson(content, judgeAssetLinks);
    case `${WELL_KNOWN}apple-app-site-association`:
      if (content.length > MAX_APPLE_BYTES) return [fault('is larger than 128 KB, and Apple does not read it')];
      return judgeJson(content, judgeAppleAssociation);
    case `${WELL_KNOWN}apple-app-site-association.json`:
      return [fault('must be named apple-app-site-association, without .json')];
    case `${WELL_KNOWN}security.txt`:
      return judgeSecurityText(String(content), now);
    default:
      return [];
  }
}

function judgeJson(content, judge) {
  try {
    return judge(JSON.parse(String(content)));
  } catch (error) {
    return [fault(`is no valid JSON: ${error.message}`)];
  }
}

/** Digital Asset Links: a list of statements, each about an app with its certificates or about another site. */
function judgeAssetLinks(statements) {
  if (!Array.isArray(statements) || statements.length === 0) return [fault('must be a list of statements: [{ … }]')];
  return statements.flatMap((statement, index) => {
    const at = (message) => fault(`[${index}] ${message}`);
    const { relation, target } = statement ?? {};
    if (!Array.isArray(relation) || relation.some((one) => typeof one !== 'string'))
      return [at('needs "relation", such as ["delegate_permission/common.handle_all_urls"]')];
    if (target?.namespace !== 'android_app') return [];
    if (!PACKAGE_NAME.test(target.package_name ?? ''))
      return [at('needs "package_name", the id of the app, such as "com.example.app"')];
    const prints = target.sha256_cert_fingerprints;
    if (!Array.isArray(prints) || prints.length === 0) return [at('needs "sha256_cert_fingerprints"')];
    return prints
      .filter((print) => !FINGERPRINT.test(print))
      .map((print) =>
        at(
          `has ${JSON.stringify(print)}, which is no SHA-256 fingerprint: 32 pairs such as "0A", in capitals, joined by ":"`,
        ),
      );
  });
}

function judgeAppleAssociation(association) {
  const known = ['applinks', 'webcredentials', 'appclips', 'activitycontinuation'];
  return known.some((key) => typeof association?.[key] === 'object')
    ? []
    : [fault(`must be an object with one of ${known.join(', ')}`)];
}

/** RFC 9116: a contact, and one time until which the file is valid. */
function judgeSecurityText(text, now) {
  const valuesOf = (name) =>
    [...text.matchAll(new RegExp(`^${name}:\\s*(\\S+)\\s*$`, 'gim'))].map(([, value]) => value);
  const expires = valuesOf('expires');
  const time = Date.parse(expires[0] ?? '');
  return [
    ...(valuesOf('contact').length === 0
      ? [fault('needs a line "Contact: mailto:…" or "Contact: https://…" (RFC 9116)')]
      : []),
    ...(expires.length !== 1 || Number.isNaN(time)
      ? [fault('needs one line "Expires: …" with a time such as 2030-01-01T00:00:00Z (RFC 9116)')]
      : []),
    ...(time < now ? [warning(`has expired: ${expires[0]}`)] : []),
  ];
}
