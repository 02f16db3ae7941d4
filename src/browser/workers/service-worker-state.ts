import { safeParse } from 'valibot';
import { type ServiceWorkerState, serviceWorkerState } from '../../contract/service-worker/service-worker-state';
import { SERVICE_WORKER_STATE_URL } from '../../contract/service-worker/service-worker-urls';

/** Fetches the state of the service worker. Resolves with undefined if no service worker responds. */
export async function fetchServiceWorkerState(): Promise<ServiceWorkerState | undefined> {
  try {
    const answer = await fetch(SERVICE_WORKER_STATE_URL);
    const parsed = safeParse(serviceWorkerState, answer.ok ? await answer.json() : undefined);
    return parsed.success ? parsed.output : undefined;
  } catch {
    // Without a worker the request goes to the server, which does not know the URL, or fails.
    return undefined;
  }
}
