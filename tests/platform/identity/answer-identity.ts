import { array, object, parse, string } from 'valibot';
import { answerGateway } from '../server/answer-gateway';
import type { Incoming } from '../server/incoming';
import { notFound, type Reply } from '../server/reply';
import { type IdentityProvider, PROJECT, type SentCode } from './identity-provider';

const PATHS = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/'];

/** Whether a path is the identity provider's, which stands behind this server's own origin. */
export const isIdentityPath = (path: string): boolean => PATHS.some((prefix) => path.startsWith(prefix));

const outbox = object({ verificationCodes: array(object({ phoneNumber: string(), code: string() })) });

async function readCodes(origin: string): Promise<readonly SentCode[]> {
  const answer = await fetch(`${origin}/emulator/v1/projects/${PROJECT}/verificationCodes`);
  return parse(outbox, await answer.json()).verificationCodes;
}

/** Passes a request on to the identity provider; what it sends by SMS is kept for the console. */
export async function answerIdentity(identity: IdentityProvider, incoming: Incoming): Promise<Reply> {
  const { origin } = identity;
  if (origin === undefined) return notFound();
  const reply = await answerGateway(origin, incoming);
  if (incoming.path.endsWith(':sendVerificationCode')) identity.sentCodes = await readCodes(origin);
  return reply;
}
