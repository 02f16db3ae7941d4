import { number, object, string } from 'valibot';
import type { World } from './world';

const countRow = object({ n: number() });

/** Accounts with a name that the platform has chosen: nothing but the id of their request keeps them from being two. */
const COUNT_GENERATED = `SELECT count(*) AS n FROM member WHERE requestId <> '' AND username LIKE 'fair%'`;

export function findWrongRegistration(world: World): string | undefined {
  const refused = world.registrations.find(({ isWronglyRefused }) => isWronglyRefused);
  if (refused) return `registration ${refused.number} (${refused.method}) is refused because of another attempt`;
  const wanted = world.registrations.filter(({ method }) => method === 'auto');
  if (wanted.some(({ isUnstored }) => isUnstored)) return undefined;
  const n = world.query(countRow, COUNT_GENERATED)[0]?.n ?? 0;
  return n > wanted.length ? `${n} accounts, wanted were ${wanted.length}` : undefined;
}

const eventRow = object({ name: string(), member: string(), effects: number(), n: number() });
const EVENTS = `SELECT name, coalesce(json_extract(payload, '$.eventValue.customerId'), '') AS member,
  max(effects) AS effects, count(*) AS n FROM trackedEvent GROUP BY 1, 2`;
/** Events that a member has once, however many tabs report them. */
const ONCE = ['register', 'firstDeposit', 'firstDepositArrival'];
/** Events of which a member has no more than orders in this schedule, which `condition` selects. */
const BY_ORDER: Readonly<Record<string, string>> = {
  deposit: `kind = 'deposit' AND status = 'APPROVED'`,
  depositSubmit: `kind = 'deposit'`,
  withdraw: `kind = 'withdraw'`,
};

/** Once the storage has been full, a tab reports what only another one knows to be reported (docs/trust.md). */
export function findWrongEvent(world: World): string | undefined {
  for (const { name, member, effects, n } of world.query(eventRow, EVENTS)) {
    if (effects > 1) return `${name} of ${member} has counted ${effects} times`;
    if (world.hasBeenFull || member === '') continue;
    if (ONCE.includes(name) && n > 1) return `${n} times ${name} of ${member}`;
    const condition = BY_ORDER[name];
    if (condition === undefined) continue;
    const orders = world.query(
      countRow,
      `SELECT count(*) AS n FROM cashOrder WHERE memberId = ? AND ${condition}`,
      Number(member),
    );
    if (n > (orders[0]?.n ?? 0)) return `${n} times ${name} of ${member}, who has ${orders[0]?.n} orders`;
  }
  return undefined;
}
