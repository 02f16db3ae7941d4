import { followVersions } from './follow-versions';
import { nameImageHosts } from './name-image-hosts';
import { watchOutbox } from './watch-outbox';

/** What keeps a running page up to date and its word kept; begins after the first paint. */
export function keepUp(): void {
  followVersions();
  watchOutbox();
  nameImageHosts();
}
