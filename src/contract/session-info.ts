import { type InferOutput, minLength, object, optional, pipe, string, transform } from 'valibot';
import { memberType } from './endpoints/member';
import { flag, identifier, text } from './fields';

/**
 * The session of a tab, as it stands in sessionStorage under SESSION_KEY (SESS-1). Who writes it calls the member's
 * id `id` or `customerId`; read, it is `id`.
 */
export const sessionInfo = pipe(
  object({
    id: optional(identifier),
    customerId: optional(identifier),
    token: pipe(string(), minLength(1)),
    merchantCode: string(),
    userName: text,
    /** From `customerType`; -1 until the platform has said (SESS-5). */
    type: optional(memberType, -1),
    firstTimeLogin: flag,
    /** The password must be replaced before anything else (LOGIN-4). */
    updatePassword: flag,
  }),
  transform(({ id, customerId, ...session }) => ({ ...session, id: id ?? customerId ?? '' })),
);
export type SessionInfo = InferOutput<typeof sessionInfo>;
