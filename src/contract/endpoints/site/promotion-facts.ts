import { type InferOutput, object } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { editorParagraph, editorText, identifier, listOf, requiredListOf, timestamp } from '../../fields';

const promotionFact = object({ name: editorText, value: editorText });

const factsOfPromotion = object({
  /** Id of the promotion's announcement. */
  id: identifier,
  /** `startsAt` and `endsAt`: when the promotion runs; 0 if it has no start or no end. */
  startsAt: timestamp,
  endsAt: timestamp,
  /** What decides whether a promotion is worth it, such as its rate and its cap; up to three are shown. */
  facts: listOf(promotionFact),
  /** The promotion in numbers: what a member does and gets. */
  example: editorParagraph,
  /** The rules, in lines in the language of the request. */
  terms: listOf(editorParagraph),
  /** Node ids of the games that count. */
  games: listOf(identifier),
});
export type PromotionFacts = InferOutput<typeof factsOfPromotion>;

/** When the promotions run, and their rules. What the platform does not know is left out. */
export const promotionFacts = defineEndpoint({
  name: 'promotionFacts',
  path: '/wps/relay/PROMOFE_getPromotionFacts',
  response: object({
    /** The platform's time of the response; promotions end by it and not by the clock of the device. */
    at: timestamp,
    list: requiredListOf(factsOfPromotion),
  }),
  auth: 'none',
  cacheable: 'public',
  source: 'assumed',
});
