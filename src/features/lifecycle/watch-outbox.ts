import { subscribeNetwork } from '../../browser/network';
import { subscribeVisible } from '../../browser/visibility';
import { sendWaiting } from '../../services/outbox/send-waiting';

/** Has the outbox sent at a start, when the network is back, and when the tab comes to the front (OFF-4). */
export function watchOutbox(): void {
  void sendWaiting(false);
  subscribeNetwork((online) => online && void sendWaiting(true));
  subscribeVisible(() => void sendWaiting(false));
}
