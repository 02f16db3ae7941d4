import { type InferOutput, object, optional, picklist, string } from 'valibot';
import { flag, identifier, lenientField, mapOutput, memberType, nonEmptyText, text } from './fields';

/**
 * The session of a tab, as stored in sessionStorage under SESSION_KEY (SESS-1). The stored field names vary (`id` or
 * `customerId`, `type` or `customerType`); the output always has `id` and `type`.
 */
export const sessionInfo = mapOutput(
  object({
    id: lenientField(identifier, undefined),
    customerId: lenientField(identifier, undefined),
    token: nonEmptyText,
    merchantCode: string(),
    userName: text,
    /** Member type (SESS-5); the output has -1 until the platform has sent it. */
    type: lenientField(memberType, undefined),
    customerType: lenientField(memberType, undefined),
    firstTimeLogin: flag,
    /** Whether the member must change the password before doing anything else (LOGIN-4). */
    updatePassword: flag,
    /**
     * What is known about the member's current password (LOGIN-8). `known`: the member knows it; `untyped`: it was
     * not entered, because the sign-in was by SMS or an identity provider; `none`: the member has never chosen one.
     * Absent: unknown.
     */
    currentPassword: optional(lenientField(picklist(['known', 'untyped', 'none']), undefined)),
    /**
     * How the member has registered in this tab, which decides whether tracking events name the member (TRK-1). Absent
     * after a sign-in.
     */
    registeredBy: optional(lenientField(picklist(['username', 'mobile', 'auto', 'firebase']), undefined)),
    /** Whether the platform has said in this session if the member is on a break (SAFE-4). Absent: not yet. */
    playStatus: optional(lenientField(picklist(['known']), undefined)),
  }),
  ({ id, customerId, type, customerType, ...session }) => ({
    ...session,
    id: id ?? customerId ?? '',
    type: type ?? customerType ?? -1,
  }),
);
export type SessionInfo = InferOutput<typeof sessionInfo>;
