import { array, type InferOutput, nullish, number, object, picklist } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, identifier, moment, orDefault, text } from '../fields';

const count = orDefault(number(), 0);

/** Over which time a ranking counts. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type Period = (typeof PERIODS)[number];

const ranked = object({
  /** From 1; members of one score share a place. */
  place: number(),
  /** As the platform shows a member to others, masked. */
  name: text,
  score: count,
  prize: text,
  /** The member who asks. */
  own: flag,
});
export type Ranked = InferOutput<typeof ranked>;

/** The ranking of a period, its first places, and the member's own. */
export const leaderBoard = endpoint({
  name: 'leaderBoard',
  path: '/wps/relay/PROMOFE_getLeaderBoard',
  query: object({ period: picklist(PERIODS) }),
  answer: object({
    list: nullish(array(ranked), []),
    /** The member's own place, wherever it is; absent: not placed. */
    own: nullish(ranked),
    endsAt: moment,
  }),
  auth: 'required',
  source: 'assumed',
});

const mission = object({ id: identifier, title: text, detail: text, reward: text, done: count, goal: count });
export type Mission = InferOutput<typeof mission>;

/** What a member can do for a reward, and how far it is done. */
export const missions = endpoint({
  name: 'missions',
  path: '/wps/relay/PROMOFE_getMissions',
  answer: object({ list: nullish(array(mission), []) }),
  auth: 'required',
  source: 'assumed',
});
