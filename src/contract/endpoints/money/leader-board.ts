import { type InferOutput, object, picklist } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  editorText,
  finiteNumber,
  flag,
  identifier,
  lenientField,
  listOf,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { optionalAmount } from '../../money';

/** Periods of the leader board. */
export const LEADER_BOARD_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type LeaderBoardPeriod = (typeof LEADER_BOARD_PERIODS)[number];

const ranked = object({
  /** Rank from 1; members with equal scores share a rank. */
  place: finiteNumber,
  /** Masked member name, as the platform shows it to other members. */
  name: text,
  score: finiteNumber,
  /** Prize in the currency of the member; 0 if there is none. */
  prize: optionalAmount,
  /** Whether this is the signed-in member. */
  own: flag,
});
export type LeaderBoardEntry = InferOutput<typeof ranked>;

/** The top ranks of a period, and the member's own rank. */
export const leaderBoard = defineEndpoint({
  name: 'leaderBoard',
  path: '/wps/relay/PROMOFE_getLeaderBoard',
  query: object({ period: picklist(LEADER_BOARD_PERIODS) }),
  response: object({
    list: requiredListOf(ranked),
    /** The member's own entry, even if it is not in `list`; absent if the member is not ranked. */
    own: lenientField(ranked, undefined),
    endsAt: timestamp,
    /** What the first places win, by place, so an invalid entry is 0 and keeps its position. In the currency of the member. */
    prizes: listOf(optionalAmount),
  }),
  auth: 'required',
  source: 'assumed',
});

const mission = object({
  id: identifier,
  title: editorText,
  detail: editorText,
  /** Reward in the currency of the member; 0 if there is none. */
  reward: optionalAmount,
  done: finiteNumber,
  goal: finiteNumber,
  /** Path of the page on which the mission is completed; empty if there is none. */
  link: text,
  /** Whether the reward has been claimed. */
  claimed: flag,
});
export type Mission = InferOutput<typeof mission>;

/** The member's missions: tasks that earn a reward, with the progress of each task. */
export const missions = defineEndpoint({
  name: 'missions',
  path: '/wps/relay/PROMOFE_getMissions',
  response: object({ list: requiredListOf(mission) }),
  auth: 'required',
  source: 'assumed',
});
