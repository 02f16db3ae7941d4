import { type InferOutput, minValue, nullish, number, object, optional, pipe, safeInteger, string } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, identifier, moment, orDefault, text } from '../fields';

/** -1 nobody, 0 member, 1 and 2 agents, 4 restricted (SESS-5). */
export const memberType = pipe(number(), safeInteger(), minValue(-1));

/** The member's VIP label; type AUTO means that VIP benefits are shown. */
export const clubLabel = object({ labelName: text, type: text, rankLevel: orDefault(number(), 0) });

export const memberRecord = object({
  id: optional(identifier),
  customerId: optional(identifier),
  userName: string(),
  type: memberType,
  regDate: moment,
  language: text,
  clubLabel: nullish(clubLabel, {}),
  /** The member still has to replace a first, expired or default password. */
  passwordChangeDue: flag,
});
export type MemberRecord = InferOutput<typeof memberRecord>;

export const memberInfo = endpoint({
  name: 'memberInfo',
  path: '/wps/member/info',
  answer: memberRecord,
  auth: 'required',
});

/** The member's language on the platform (I18N-3). */
export const memberLanguage = endpoint({
  name: 'memberLanguage',
  method: 'PUT',
  path: '/wps/member/language',
  body: object({ language: string(), merchantCode: string() }),
  answer: object({}),
  auth: 'required',
});
