import { cleanPagePath, type PageAddress, repairAmpersands } from '../contract/bootstrap/clean-address';

/** A `?` or `&` that was escaped with its path, also repeatedly: `/m/register%3Fr%3DABC`. */
const ESCAPED_QUERY = /^[^?&]*%(?:25)*(?:26|3f)/i;
/** A query of which the `?` alone was escaped, perhaps also a `&`, because a `=` is written after its first name. */
const ESCAPED_MARK = /^(?:(?!%(?:25)*(?:26|3f))[^?&])*%(25)?(?:25)*(?:26|3f)[^%&=]*=/i;
/** The escape of a mark that separates values: a name and `=` follow. */
const MARKS = /%(?:26|3f)(?=[^%&=]*=)/gi;
/** The escapes of what separates values, of `+`, and of `%` itself. */
const ESCAPES = /%(?:2[56b]|3[df])/gi;

/**
 * Returns path, query and fragment of a page in their clean form, as {@link cleanPagePath}, with the query that was
 * glued to the path because chats and makers of QR codes have escaped its `?`, or because it was written as `&`
 * (ROUTE-9). What adds its own parameter to such a link takes it for a path and appends a second query.
 */
export function repairPagePath({ pathname, search, hash }: PageAddress): string {
  const address = repairAmpersands(pathname + search + hash).replace(/^([^?#]+)(\??)/, separateQuery);
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?/.exec(address) ?? [];
  return cleanPagePath({ pathname: path, search: query, hash: fragment });
}

/** Separates a query from the path that it was glued to. `mark` is the `?` before the query of the address. */
function separateQuery(_: string, path: string, mark: string): string {
  let text = path;
  while (ESCAPED_QUERY.test(text)) text = decodeOnce(text);
  const [page = '', ...values] = text.match(/[^?&]+/g) ?? [];
  return values.length === 0 ? page + mark : `${page}?${values.join('&')}${mark && '&'}`;
}

/** Takes one level of escapes from a query and its path; values that were not escaped with them stay as they are. */
function decodeOnce(text: string): string {
  const mark = ESCAPED_MARK.exec(text);
  if (!mark) return text.replace(ESCAPES, decodeURIComponent);
  return mark[1] ? text.replaceAll('%25', '%') : text.replace(MARKS, decodeURIComponent);
}
