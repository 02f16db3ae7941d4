import type { Incoming } from '../../server/incoming';
import { notFound, type Reply } from '../../server/reply';
import type { Services } from '../../services';

export function answerConsolePage(_services: Services, _incoming: Incoming): Reply {
  return notFound();
}
