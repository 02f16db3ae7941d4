import { boolean, type InferOutput, number, object } from 'valibot';

/**
 * What data and messages a visitor may allow, each by itself. `ads`: pixel ids, click ids, advertising ids and the record
 * of the first touch. `statistics`: the events of TRK-1. `news`: messages to everyone by push.
 */
export const CONSENT_PURPOSES = ['ads', 'statistics', 'news'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the words by which the app asks; to be raised when they say something else. */
export const CONSENT_VERSION = 1;

/** What a visitor has chosen for a purpose, when (epoch ms), and to which words. */
export const consentChoice = object({ isAllowed: boolean(), at: number(), version: number() });
export type ConsentChoice = InferOutput<typeof consentChoice>;

/**
 * Decides whether data of a purpose may be used: as the visitor has chosen; without a choice, only if no consent is
 * needed. Where it is needed, what was allowed to other words counts no more, while what was refused stays refused.
 */
export const isAllowedByChoice = (choice: ConsentChoice | undefined, needsConsent: boolean): boolean =>
  choice?.isAllowed === true ? choice.version === CONSENT_VERSION || !needsConsent : !choice && !needsConsent;

/** Whether the visitor still has to be asked about a purpose: they have not answered the present words. */
export const isAnswerMissing = (choice: ConsentChoice | undefined, needsConsent: boolean): boolean =>
  needsConsent && (choice === undefined || (choice.isAllowed && choice.version !== CONSENT_VERSION));
