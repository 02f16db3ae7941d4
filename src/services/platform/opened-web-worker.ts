import { readBuildInfo } from '../../browser/page/build-info';
import { openWebWorkerBridge } from '../../browser/workers/web-worker-bridge';

/** The bridge to the web worker of this page. Loaded with its first call: see `web-worker.ts`. */
export const openedWebWorker = openWebWorkerBridge(readBuildInfo().worker);
