import { listTypedTexts } from '../../browser/page/typed-texts';
import { queryClient } from '../queries/query-client';
import { getCurrentSession } from '../session/session-store';

/** Names of fields whose texts belong to a member. */
const PRIVATE_FIELD = /token|passw|authoriz|mobile|phone|mail|payee|holder|^number$|account|contact|name/i;

/** Returns the texts of the private fields of a value, at any depth. */
export function findPrivateTexts(value: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(value, (name, field: unknown) => {
    if (typeof field === 'string' && PRIVATE_FIELD.test(name)) found.push(field);
    return field;
  });
  return found;
}

/**
 * Returns what this page knows about the visitor that must not leave it (OPS-4): what is typed, the session, and the
 * private fields of the member's data.
 */
export function readPrivateTexts(): readonly string[] {
  const { token = '', userName = '', id = '' } = getCurrentSession() ?? {};
  // A username may be a phone number with a prefix.
  const session = [token, userName, userName.replace(/^\D*0*/, ''), id];
  return [...session, ...findPrivateTexts(queryClient.getQueriesData({ queryKey: ['member'] })), ...listTypedTexts()];
}
