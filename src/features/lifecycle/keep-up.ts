import { followVersions } from './follow-versions';
import { watchOutbox } from './watch-outbox';

/** What keeps a running page up to date and its word kept; begins after the first paint. */
export function keepUp(): void {
  followVersions();
  watchOutbox();
}
