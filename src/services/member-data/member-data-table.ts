import { type GenericSchema, type InferOutput, optional, unknown } from 'valibot';
import { UNCONFIRMED_REQUEST_PREFIX } from '../../contract/deferred-storage-keys';

/**
 * How long a member's data stays in the browser. `sign-out`: until the member signs out or another member signs in, so
 * that it is there again after a session has expired; `session-end`: until the session ends in any way.
 */
export type MemberDataLifetime = 'sign-out' | 'session-end';

/** Data of one kind that the browser keeps for a member, in entries with this key prefix followed by the member key. */
export interface MemberDataEntry<T = unknown> {
  readonly area: 'localStorage' | 'sessionStorage';
  readonly prefix: string;
  readonly lifetime: MemberDataLifetime;
  readonly schema: GenericSchema<unknown, T>;
}

const defineEntry = <const E extends MemberDataEntry>(entry: E): E & MemberDataEntry<InferOutput<E['schema']>> => entry;

/**
 * Everything that this browser keeps for the signed-in member. What is not in this table is not the member's.
 */
export const MEMBER_DATA = {
  /** The body of a request whose outcome is unknown; absent for a request with an account number or a password. */
  unconfirmedRequests: defineEntry({
    area: 'localStorage',
    prefix: UNCONFIRMED_REQUEST_PREFIX,
    lifetime: 'sign-out',
    schema: optional(unknown()),
  }),
} as const;
