import type { Incoming } from '../server/incoming';
import { notFound, page, type Reply } from '../server/reply';
import type { Services } from '../services';

/** The platform's own pages: games, chat, customer service, downloads. */
export function answerPages(_services: Services, { path }: Incoming): Reply {
  if (path.startsWith('/games/')) return page('<!doctype html><title>Game</title>', "default-src 'none'");
  return notFound();
}
