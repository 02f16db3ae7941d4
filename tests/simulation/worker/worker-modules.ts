/** What a simulated service worker loads: its own entry, and the stores that it shares with pages. */
import '../../../sw/index';

export { readOutboxCounts } from '../../../src/base/outbox/outbox-store';
export { markAllPushMessagesRead, readPushDeviceState, savePushBinding } from '../../../src/base/push/push-store';
export { readStoredVersions } from '../../../sw/versions/versions-store';
