type Plist = string | number | boolean | Buffer | Plist[] | { [key: string]: Plist };

/** Parses an Apple property list in XML. Throws at the first character that is none of it. */
export function parsePlist(xml: string): Plist {
  const head =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE plist PUBLIC "-\/\/Apple\/\/DTD PLIST 1\.0\/\/EN" "http:\/\/www\.apple\.com\/DTDs\/PropertyList-1\.0\.dtd">\n/;
  let rest = xml.replace(head, '');
  if (rest === xml) throw new Error('no head of a property list');

  const skip = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = new RegExp(`^\\s*(?:${pattern.source})`).exec(rest) ?? undefined;
    if (found) rest = rest.slice(found[0].length);
    return found;
  };
  const need = (pattern: RegExp): RegExpExecArray => {
    const found = skip(pattern);
    if (!found) throw new Error(`${pattern.source} expected at ${rest.slice(0, 40)}`);
    return found;
  };
  const unescapeXml = (text = ''): string => {
    if (/&(?!(amp|lt|gt);)/.test(text)) throw new Error(`unknown entity in ${text}`);
    return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  };
  const readValue = (): Plist => {
    if (skip(/<true\/>/)) return true;
    if (skip(/<false\/>/)) return false;
    const simple = skip(/<(string|integer|data)>([^<]*)<\/\1>/);
    if (simple?.[1] === 'integer') return Number(simple[2]);
    if (simple?.[1] === 'data') return Buffer.from(simple[2] ?? '', 'base64');
    if (simple) return unescapeXml(simple[2]);
    if (skip(/<array>/)) {
      const list: Plist[] = [];
      while (!skip(/<\/array>/)) list.push(readValue());
      return list;
    }
    need(/<dict>/);
    const dict: { [key: string]: Plist } = {};
    while (!skip(/<\/dict>/)) {
      const key = unescapeXml(need(/<key>([^<]+)<\/key>/)[1]);
      if (key in dict) throw new Error(`the key ${key} twice`);
      dict[key] = readValue();
    }
    return dict;
  };

  need(/<plist version="1\.0">/);
  const value = readValue();
  need(/<\/plist>\s*$/);
  return value;
}
