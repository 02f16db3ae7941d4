import {
  _standardSchema,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  maxLength,
  object,
  picklist,
  pipe,
} from 'valibot';
import { createContractDeviationIssue, hasUsableOutput } from '../../contract-deviation';
import { defineEndpoint } from '../../endpoint';
import { count, editorText, lenientObject, listOf, nonEmptyText, optionalIdentifier, timestamp } from '../../fields';

/**
 * `NONE`: never asked for, or withdrawn. `OPEN`: asked for, not decided. There is no state of an account that is erased:
 * it has no session that could read one.
 */
const ERASURE_STATES = ['NONE', 'OPEN', 'REFUSED'] as const;

/**
 * What has to be settled before an account can be erased. `BALANCE`: money that is the member's. `ORDER`: a deposit or
 * withdrawal that is not decided.
 */
export const ERASURE_OBSTACLES = ['BALANCE', 'ORDER'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/** Codes with which the platform refuses a request because of an obstacle. */
export const ERASURE_OBSTACLE_CODES: Readonly<Record<ErasureObstacle, string>> = {
  BALANCE: 'erasure.balance',
  ORDER: 'erasure.order',
};

const fields = object({
  // Required: an open request that is taken for none would be sent again, and could not be withdrawn.
  state: picklist(ERASURE_STATES),
  /** Identifies the last request, for its withdrawal; empty if there was none, or the platform does not say. */
  id: optionalIdentifier,
  /** When the member asked, by when the platform decides, and when it refused (epoch ms); 0 if unknown. */
  requestedAt: timestamp,
  decideBy: timestamp,
  decidedAt: timestamp,
  /** Why it was refused, in the member's language. */
  reason: editorText,
  obstacles: listOf(picklist(ERASURE_OBSTACLES)),
  /** For how many years the law demands that records are kept after the erasure; 0 if the platform does not say. */
  kept: lenientObject({
    /** Payments and games. */ moneyYears: count,
    /** Limits, breaks and self-exclusions. */ protectionYears: count,
  }),
});
export type Erasure = InferOutput<typeof fields>;

/** What an open request has beyond the others. */
const named = object({ id: nonEmptyText });

/** An open request without an id stays open: it is reported as a deviation, as the member cannot withdraw it (API-2). */
const erasure = _standardSchema<GenericSchema<InferInput<typeof fields>, Erasure>>({
  ...fields,
  '~types': undefined,
  '~run': (dataset, config) => {
    const read = fields['~run'](dataset, config);
    if (!hasUsableOutput(read) || read.value.state !== 'OPEN' || read.value.id !== '') return read;
    const { issues } = named['~run']({ value: read.value }, config);
    return { ...read, issues: [createContractDeviationIssue(issues), ...(read.issues ?? [])] };
  },
});

/** Whether the member has asked to erase the account, and its outcome. */
export const erasureRequest = defineEndpoint({
  name: 'erasureRequest',
  path: '/wps/relay/MCSFE_getErasureRequest',
  response: erasure,
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});

/** Asks to erase the account, once per request id. Returns the present state. */
export const requestErasure = defineEndpoint({
  name: 'requestErasure',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestErasure',
  body: object({ requestId: pipe(nonEmptyText, maxLength(64)) }),
  response: erasure,
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});

/**
 * Withdraws a request that is not decided. Names it, so that a withdrawal that arrives late does not withdraw the next
 * request. Returns the present state.
 */
export const withdrawErasure = defineEndpoint({
  name: 'withdrawErasure',
  method: 'POST',
  path: '/wps/relay/MCSFE_withdrawErasure',
  body: object({ id: nonEmptyText }),
  response: erasure,
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});
