import { type InferOutput, minValue, object, pipe } from 'valibot';
import { finiteNumber, optionalIdentifier } from './fields';

/**
 * The `value` of a refusal because of a self-exclusion: of a sign-in, after its credentials were right, and of a call
 * with the token of a session that the exclusion has ended. It tells a browser that did not begin the exclusion whom it
 * concerns and until when (SAFE-2). Assumed.
 */
export const exclusionRefusal = object({
  /** When the exclusion ends (epoch ms); EXCLUSION_WITHOUT_END_MS if never. */
  excludedUntil: pipe(finiteNumber, minValue(1)),
  /** Id of the member; empty if the platform does not say. */
  member: optionalIdentifier,
});
export type ExclusionRefusal = InferOutput<typeof exclusionRefusal>;
