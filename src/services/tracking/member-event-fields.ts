import { extractDigits } from '../../base/digits';
import type { SessionInfo } from '../../contract/session-info';
import { hasEmailAddress } from './remove-private-values';

/** A member as tracking events may name it. */
export interface TrackedMember extends Pick<SessionInfo, 'id' | 'userName' | 'registeredBy'> {
  /** The mobile number with which the member has just registered; absent if it is not known. */
  readonly mobile?: string;
}

/**
 * Number of digits from which a username may contain a phone number or another personal number, such as a date of
 * birth. Platforms derive usernames from them: `m9170000009`.
 */
const MIN_PERSONAL_NUMBER_DIGITS = 6;

/** Registration methods after which the platform derives the username from a phone number or an identity. */
const DERIVING_METHODS: readonly TrackedMember['registeredBy'][] = ['mobile', 'firebase'];
/** Registration methods after which digits in the username are not from a phone number, unless they are all of it. */
const OTHER_METHODS: readonly TrackedMember['registeredBy'][] = ['username', 'auto'];

/** Matches a text that consists of a phone number. */
const PHONE_LIKE = /^\+?[\p{Nd}\s().-]{6,}$/u;

/**
 * Returns the member's name and id as event fields (TRK-1). Left out are unknown values, a name that the platform has
 * derived from a phone number or an identity, a name with many digits or an e-mail address, and an id that is a phone
 * number or an e-mail address.
 */
export function toMemberEventFields(member: TrackedMember) {
  return {
    ...(member.userName !== '' && !isNamePrivate(member) && { customerName: member.userName }),
    ...(member.id !== '' && !isIdPrivate(member) && { customerId: member.id }),
  };
}

/**
 * Returns the phone number that is the member's username, or from which the platform may have derived it; an empty
 * string if there is none. How a member registered is known only until the next sign-in: then many digits may be one.
 */
export function findPhoneNumberInName({
  userName,
  registeredBy,
}: Pick<TrackedMember, 'userName' | 'registeredBy'>): string {
  const mayBeDerived =
    registeredBy === 'mobile' || (hasPersonalNumber(userName) && !OTHER_METHODS.includes(registeredBy));
  return mayBeDerived || PHONE_LIKE.test(userName) ? extractDigits(userName) : '';
}

const hasPersonalNumber = (userName: string): boolean => extractDigits(userName).length >= MIN_PERSONAL_NUMBER_DIGITS;

const isNamePrivate = ({ userName, registeredBy }: TrackedMember): boolean =>
  DERIVING_METHODS.includes(registeredBy) || hasEmailAddress(userName) || hasPersonalNumber(userName);

/** Whether the id is an e-mail address, is written as a phone number, or has the digits of the member's phone number. */
function isIdPrivate({ id, mobile = '', ...member }: TrackedMember): boolean {
  if (hasEmailAddress(id) || (PHONE_LIKE.test(id) && /[+()\s]/.test(id))) return true;
  const numbers = [findPhoneNumberInName(member), extractDigits(mobile)];
  return numbers.some((number) => isSameNumber(extractDigits(id), number));
}

/** Whether both are the same phone number; one of them may have a calling code or a leading zero. */
function isSameNumber(a: string, b: string): boolean {
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
  const significant = shorter.replace(/^0+/, '');
  return significant.length >= MIN_PERSONAL_NUMBER_DIGITS && longer.endsWith(significant);
}
