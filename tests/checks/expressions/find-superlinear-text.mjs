import { buildAdversarialTexts } from './adversarial-texts.mjs';
import { createStepCounter } from './count-match-steps.mjs';

/** Length of the shorter of the two texts (characters); the other one is twice as long. */
const TEXT_LENGTH = 400;
/** Steps for each character below which an expression is linear enough whatever the ratio. */
const LINEAR_STEPS = 12;
/** Twice the text takes twice the steps if they are linear, four times if they are quadratic. */
const MAX_GROWTH = 2.8;
const MAX_STEPS = 400_000;

/**
 * Returns a text on which the steps of an expression grow faster than its length; undefined if none is known.
 *
 * @param {string} source
 * @param {string} flags
 * @returns {{ text: string, growth: number } | undefined}
 */
export function findSuperlinearText(source, flags) {
  const { countSteps } = createStepCounter(source, flags);
  for (const { prefix, part, suffix } of buildAdversarialTexts(source, flags)) {
    const build = (length) => prefix + part.repeat(Math.ceil(length / part.length)) + suffix;
    const text = build(TEXT_LENGTH);
    const steps = countSteps(text, MAX_STEPS);
    if (steps <= LINEAR_STEPS * text.length) continue;
    const growth = countSteps(build(2 * TEXT_LENGTH), MAX_STEPS * 4) / steps;
    if (steps >= MAX_STEPS || growth > MAX_GROWTH) return { text: `${prefix}(${part})×n${suffix}`, growth };
  }
  return undefined;
}
