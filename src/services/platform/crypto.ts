import { readDeployment } from '../../browser/deployment';
import { openWorkerBridge } from '../../browser/worker-bridge';

/** The web worker of this build: seals bodies and opens customer-service paths (ENC-1, ENC-4). */
export const crypto = openWorkerBridge(readDeployment().worker);
