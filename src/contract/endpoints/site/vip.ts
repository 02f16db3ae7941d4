import { type InferOutput, object } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  editorText,
  flag,
  identifier,
  lenientObject,
  listOf,
  optionalIdentifier,
  requiredListOf,
  text,
} from '../../fields';

const rankCondition = object({
  title: editorText,
  done: flag,
  /** Path of the page on which the condition is met; empty if there is none. */
  link: text,
});
export type RankCondition = InferOutput<typeof rankCondition>;

/** Progress towards the next VIP rank (VIP-1). */
export const rankProgress = defineEndpoint({
  name: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  response: object({
    currentProgress: lenientObject({
      completedConditions: count,
      totalExpectedConditions: count,
      /** The conditions themselves, in the language of the request; empty if the platform does not tell them. */
      conditions: listOf(rankCondition),
    }),
    playerRankProgress: lenientObject({ labelId: optionalIdentifier }),
  }),
  auth: 'required',
  cacheable: 'member',
});

const rankLevel = object({
  labelId: identifier,
  labelName: editorText,
  rankLevel: count,
  /** Benefits of the VIP rank, in the language of the request. */
  benefits: listOf(object({ title: editorText, detail: editorText })),
});
export type RankLevel = InferOutput<typeof rankLevel>;

/** The VIP ranks and their benefits (VIP-1). */
export const rankLevels = defineEndpoint({
  name: 'rankLevels',
  path: '/wps/relay/MCSFE_getRankLevels',
  response: object({ levels: requiredListOf(rankLevel) }),
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});
