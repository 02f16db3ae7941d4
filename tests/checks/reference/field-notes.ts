import { ASSUMED_FIELDS } from '../../../src/contract/assumptions';
import type { DocumentedEndpoint } from './endpoint-files';
import type { JsonSchema } from './json-schema';

/** What the documents say about a field. */
export interface FieldNote {
  readonly description: string;
  readonly source: 'specified' | 'assumed';
}

/** Returns what is known of a field of an endpoint; `path` is such as `response.list[].title`. */
export function getFieldNote(
  { endpoint, fields }: Pick<DocumentedEndpoint, 'endpoint' | 'fields'>,
  path: string,
): FieldNote {
  const assumption = ASSUMED_FIELDS[endpoint.name]?.find(({ fields: named }) => named.includes(path));
  const isAssumed = endpoint.source === 'assumed' || assumption !== undefined;
  return {
    description: findComment(fields, path) ?? readReason(assumption?.why ?? '', path),
    source: isAssumed ? 'assumed' : 'specified',
  };
}

/** Returns what the reason of an assumption says about a field: nothing if it names other fields only. */
function readReason(why: string, path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1).replace('[]', '');
  const text = why.replace('The response is not specified.', '').trim();
  return !text.includes('`') || text.includes(`\`${name}\``) ? text : '';
}

/** Returns the comment of a field, of the list whose entry it is, or of a group whose comment names the field. */
function findComment(comments: ReadonlyMap<string, string>, path: string): string | undefined {
  const own = comments.get(path) ?? comments.get(path.replace(/\[\]$/, ''));
  if (own !== undefined) return own;
  const name = path.slice(path.lastIndexOf('.') + 1);
  const group = comments.get(path.slice(0, path.lastIndexOf('.')));
  return group?.includes(`\`${name}\``) ? group : undefined;
}

/** Returns a function that returns the keywords of a field for its JSON Schema. */
export const createFieldAnnotator =
  (documented: DocumentedEndpoint, isGroup: (path: string) => boolean) =>
  (path: string): JsonSchema => {
    const { description, source } = getFieldNote(documented, path);
    return {
      ...(description === '' ? {} : { description }),
      ...(isGroup(path) ? {} : { 'x-source': source }),
    };
  };
