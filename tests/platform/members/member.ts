import { type InferOutput, number, object, pipe, string, transform } from 'valibot';

const bit = pipe(
  number(),
  transform((value) => value === 1),
);

/** Database row of a member. Times are epoch milliseconds; `bit` columns are 0 or 1. */
export const member = object({
  id: number(),
  merchant: string(),
  username: string(),
  password: string(),
  type: number(),
  language: string(),
  mobile: string(),
  email: string(),
  payeeName: string(),
  totpSecret: string(),
  totpStep: number(),
  secondFactor: bit,
  firstLogin: bit,
  passwordExpired: bit,
  passwordDefault: bit,
  passwordUnset: bit,
  labelName: string(),
  labelType: string(),
  rankLevel: number(),
  rankDone: number(),
  rankExpected: number(),
  depositCount: number(),
  withdrawCount: number(),
  registeredAt: number(),
  registeredFrom: string(),
});
export type Member = InferOutput<typeof member>;
