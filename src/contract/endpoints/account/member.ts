import { check, forward, type InferOutput, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  flag,
  identifier,
  lenientField,
  lenientObject,
  mapOutput,
  memberType,
  text,
  timestamp,
} from '../../fields';

/**
 * The member's VIP label (`labelName`) and VIP level (`rankLevel`); `clubLabel` is the platform's name for this
 * object. VIP benefits are shown if `type` is AUTO.
 */
export const clubLabel = lenientObject({ labelName: text, type: text, rankLevel: count });

const sentMember = object({
  id: lenientField(identifier, undefined),
  customerId: lenientField(identifier, undefined),
  /** Username; if empty, the username in the session is used. */
  userName: text,
  type: lenientField(memberType, undefined),
  /** Member type, under the name that some platforms use instead of `type` (SESS-1). */
  customerType: lenientField(memberType, undefined),
  regDate: timestamp,
  language: text,
  clubLabel,
  /** Whether the member still has to replace an initial, expired or default password. */
  passwordChangeDue: flag,
  /**
   * Whether the member has never chosen a password, so that the first password is set without entering an old one.
   * Assumed.
   */
  passwordUnset: flag,
});

const isTyped = ({ type, customerType }: InferOutput<typeof sentMember>) => (type ?? customerType) !== undefined;

export const memberRecord = mapOutput(
  // `type` alone decides whether there is a member; no other field replaces it.
  pipe(sentMember, forward(check(isTyped, 'no type'), ['type'])),
  ({ customerType, ...member }) => ({ ...member, type: member.type ?? customerType ?? -1 }),
);
export type MemberRecord = InferOutput<typeof memberRecord>;

/** The signed-in member (SESS-5). */
export const memberInfo = defineEndpoint({
  name: 'memberInfo',
  path: '/wps/member/info',
  response: memberRecord,
  auth: 'required',
});

/** Sets the member's language on the platform (I18N-3). */
export const saveMemberLanguage = defineEndpoint({
  name: 'saveMemberLanguage',
  method: 'PUT',
  path: '/wps/member/language',
  body: object({ language: string(), merchantCode: string() }),
  response: object({}),
  auth: 'required',
});
