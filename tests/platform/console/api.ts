import { array, boolean, number, object, optional, picklist, string, union } from 'valibot';
import { SWITCHES } from '../../../src/contract/white-label';
import { fault } from '../control/faults';
import { findMerchant, MERCHANTS } from '../merchants/find-merchant';
import { reseed } from '../seed/seed';
import type { Services } from '../services';
import { events } from './events';
import { feedback } from './feedback';
import { posting, type Resource } from './resource';
import { scenarioPost, stageScenario } from './stage-scenario';

const CODES = MERCHANTS.map(({ code }) => code);

/** Forgets everything a visitor or a test did: data, switches, scenarios, faults, log, clock. */
function reset(services: Services): void {
  const { scenarios, faults, wire, clock, imageCaptchas, geetest } = services;
  for (const part of [scenarios, faults, wire, clock, imageCaptchas, geetest]) part.reset();
  reseed(services);
}

const byMerchant = <T>(read: (code: string) => T): Record<string, T> =>
  Object.fromEntries(CODES.map((code) => [code, read(code)]));

/** `/console/api/<name>`: what the console's page and the tests turn. */
export const RESOURCES: Readonly<Record<string, Resource>> = {
  switches: {
    get: ({ switches }) => Object.fromEntries(MERCHANTS.map((merchant) => [merchant.code, switches.of(merchant)])),
    post: posting(
      object({ merchant: picklist(CODES), name: picklist(SWITCHES), on: boolean() }),
      ({ switches }, body) => {
        const merchant = findMerchant(body.merchant);
        if (merchant) switches.turn(merchant, body.name, body.on);
      },
    ),
  },
  scenarios: {
    get: ({ scenarios }) => byMerchant((code) => scenarios.of(code)),
    post: posting(scenarioPost, stageScenario),
  },
  faults: {
    get: ({ faults }) => faults.all(),
    post: posting(union([array(fault), fault]), ({ faults }, body) =>
      (Array.isArray(body) ? body : [body]).map((entry) => faults.add(entry)),
    ),
    delete: ({ faults }, query) => {
      const id = query.get('id');
      if (id === null) faults.reset();
      else faults.remove(Number(id));
    },
  },
  sessions: {
    get: ({ sessions }) => sessions.all(),
    post: posting(object({ id: optional(number()) }), ({ sessions }, { id }) => {
      if (id === undefined) sessions.endAll('ended by the operator');
      else sessions.end(id, 'ended by the operator');
    }),
  },
  members: { get: ({ members }) => members.all().map(({ password: _hash, ...shown }) => shown) },
  sms: {
    get: ({ sms }, query) => sms.inbox().filter(({ mobile }) => mobile === (query.get('mobile') ?? mobile)),
  },
  chat: {
    get: ({ chat, members }) =>
      members.all().flatMap(({ id, merchant, username }) => {
        const messages = chat.messages(id);
        return messages.length === 0 ? [] : [{ merchant, username, unread: chat.unread(id), messages }];
      }),
    post: posting(
      object({ merchant: picklist(CODES), username: string(), text: string(), after: optional(number()) }),
      ({ chat, members }, { merchant, username, text, after }) => {
        const member = members.byName(merchant, username);
        if (member) chat.tell(member.id, text, (after ?? 0) * 1000);
        return { told: member !== undefined };
      },
    ),
  },
  events: { get: ({ database }) => events(database) },
  feedback: { get: ({ database }) => feedback(database) },
  wire: {
    get: ({ wire }, query) => wire.all().filter(({ endpoint }) => endpoint === (query.get('endpoint') ?? endpoint)),
    delete: ({ wire }) => wire.reset(),
  },
  clock: {
    get: ({ clock }) => ({ now: clock.now() }),
    post: posting(object({ advance: number() }), ({ clock }, { advance }) => {
      clock.advance(advance);
      return { now: clock.now() };
    }),
  },
  reset: { post: posting(object({ why: optional(string()) }), reset) },
};
