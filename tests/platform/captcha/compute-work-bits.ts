import { MAX_CAPTCHA_WORK_BITS } from '../../../src/contract/endpoints/account/verification';

/** Zero bits of the first pictures of an address: less than a second on a phone. */
const FIRST_WORK_BITS = 14;
/** How many pictures an address gets with these: a form with some wrong attempts, or a family behind one router. */
const FIRST_PICTURES = 10;

/**
 * Returns how much work stands for the characters of the next picture (CAPT-5.3): one bit more, which is twice the work,
 * each time the number of pictures of an address doubles. Pictures count, and not attempts, because a program could fetch
 * many at the lowest price and use them later.
 * @param earlier how many pictures the address has had lately
 */
export function computeWorkBits(earlier: number): number {
  const doublings = earlier < FIRST_PICTURES ? 0 : 1 + Math.floor(Math.log2(earlier / FIRST_PICTURES));
  return Math.min(MAX_CAPTCHA_WORK_BITS, FIRST_WORK_BITS + doublings);
}
