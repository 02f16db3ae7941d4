import { type InferOutput, object, optional, picklist, string } from 'valibot';
import { flag, identifier, lenient, mapOutput, memberType, nonEmptyText, text } from './fields';

/**
 * The session of a tab, as stored in sessionStorage under SESSION_KEY (SESS-1). The stored field names vary (`id` or
 * `customerId`, `type` or `customerType`); the output always has `id` and `type`.
 */
export const sessionInfo = mapOutput(
  object({
    id: lenient(identifier, undefined),
    customerId: lenient(identifier, undefined),
    token: nonEmptyText,
    merchantCode: string(),
    userName: text,
    /** -1 until the platform has sent it (SESS-5). */
    type: lenient(memberType, undefined),
    customerType: lenient(memberType, undefined),
    firstTimeLogin: flag,
    /** Whether the password must be replaced before anything else (LOGIN-4). */
    updatePassword: flag,
    /**
     * The member's current password. `known`: the member knows it; `untyped`: not entered, because the sign-in was by
     * SMS or a provider; `none`: never chosen. Absent: unknown (LOGIN-8).
     */
    currentPassword: optional(lenient(picklist(['known', 'untyped', 'none']), undefined)),
  }),
  ({ id, customerId, type, customerType, ...session }) => ({
    ...session,
    id: id ?? customerId ?? '',
    type: type ?? customerType ?? -1,
  }),
);
export type SessionInfo = InferOutput<typeof sessionInfo>;
