import type { Services } from '../services';
import { SESSION_TTL_MS, type Session } from './sessions';

/**
 * When sessions end, and whether members are told (SESS-7). `untold`: after twelve hours, as with a platform that does
 * not say it; `told`: the same, and it says it; `minutes`: five minutes after the sign-in or the last extension;
 * `idle`: five minutes after the last request of the member.
 */
export const SESSION_LIMITS = ['told', 'untold', 'minutes', 'idle'] as const;

/** Length of a short session (ms). */
const SHORT_SESSION_MS = 5 * 60_000;

type Limiting = Pick<Services, 'scenarios' | 'sessions' | 'clock'>;

/** Returns when the session ends by the rule of its merchant (epoch ms). */
export function getSessionEnd({ scenarios }: Pick<Services, 'scenarios'>, session: Session): number {
  const { sessionLimit } = scenarios.of(session.merchant);
  const isShort = sessionLimit === 'minutes' || sessionLimit === 'idle';
  return Math.max(session.openedAt, session.activeAt) + (isShort ? SHORT_SESSION_MS : SESSION_TTL_MS);
}

/** Returns how long the session still lasts (s); undefined if the merchant does not tell. */
export function tellSessionEnd(services: Limiting, session: Session): number | undefined {
  if (services.scenarios.of(session.merchant).sessionLimit === 'untold') return undefined;
  return Math.floor((getSessionEnd(services, session) - services.clock.now()) / 1000);
}

/**
 * Returns the active session of a token at a merchant.
 * @param isUse whether the request is one of the member, before which an idle limit begins again; a poll is not
 */
export function findActiveSession(
  services: Limiting,
  merchant: string,
  token: string,
  isUse: boolean,
): Session | undefined {
  const session = services.sessions.find(merchant, token);
  if (!session) return undefined;
  if (getSessionEnd(services, session) <= services.clock.now()) {
    services.sessions.end(session.id, 'expired');
    return undefined;
  }
  if (isUse && services.scenarios.of(merchant).sessionLimit === 'idle') services.sessions.extend(session.id);
  return session;
}
