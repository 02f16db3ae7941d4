import { type InferOutput, object, picklist } from 'valibot';
import { drawnNumbers } from '../../drawn-numbers';
import { defineEndpoint } from '../../endpoint';
import {
  editorText,
  identifier,
  lenientField,
  optionalIdentifier,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { optionalAmount } from '../../money';

/** States of a ticket: not drawn yet, drawn with or without a prize, or cancelled with the stake returned. */
export const TICKET_STATES = ['OPEN', 'WON', 'LOST', 'VOID'] as const;

const ticket = object({
  id: identifier,
  /** Node id of the game; a game that no lane lists cannot be opened again. */
  nodeId: optionalIdentifier,
  /** Name of the game in the language of the request, also of one that is no longer offered. */
  game: editorText,
  /** Number of the draw; empty if the platform does not number its draws. */
  issue: optionalIdentifier,
  /** The member's own numbers. */
  numbers: drawnNumbers,
  /** The drawn numbers; empty before the draw. */
  drawn: drawnNumbers,
  /** Absent if the platform names a state that this app does not know. */
  state: lenientField(picklist(TICKET_STATES), undefined),
  drawAt: timestamp,
  /** In the currency of the response; `win` is 0 without a prize. */
  stake: optionalAmount,
  win: optionalAmount,
});
export type Ticket = InferOutput<typeof ticket>;

/** The member's tickets, newest first. */
export const tickets = defineEndpoint({
  name: 'tickets',
  path: '/wps/relay/MCSFE_getTickets',
  response: object({
    /** ISO 4217 code of the amounts. */
    currency: text,
    list: requiredListOf(ticket),
  }),
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});
