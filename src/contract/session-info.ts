import { type InferOutput, object, optional, string } from 'valibot';
import { memberType } from './endpoints/member';
import { flag, text } from './fields';

/** The session of a tab, as it stands in sessionStorage under SESSION_KEY (SESS-1). */
export const sessionInfo = object({
  id: optional(string(), ''),
  token: string(),
  merchantCode: string(),
  userName: text,
  /** From `customerType`; -1 until the platform has said (SESS-5). */
  type: optional(memberType, -1),
  firstTimeLogin: flag,
  /** The password must be replaced before anything else (LOGIN-4). */
  updatePassword: flag,
});
export type SessionInfo = InferOutput<typeof sessionInfo>;
