import type { InferOutput } from 'valibot';
import type { PushAccount } from '../../browser/push/push-channel';
import type { DeploymentSettings } from '../../contract/bootstrap/deployment';
import type { pushConfig } from '../../contract/merchant/push-config';

/**
 * Returns how messages of a merchant reach a browser (PUSH-1): by its Firebase project, or directly by Web Push where it
 * has none. Undefined if push is not set up: without a key, with a project that lacks a field, or with one whose hosts the
 * page's policy does not allow.
 */
export function pushAccountOf(
  { vapidKey, messagingSenderId, appId, apiKey, projectId }: InferOutput<typeof pushConfig>,
  messaging: DeploymentSettings['messaging'],
): PushAccount | undefined {
  if (vapidKey === '') return undefined;
  if (messagingSenderId === '') return { vapidKey, firebase: undefined };
  if (messaging === 'none' || appId === '' || apiKey === '' || projectId === '') return undefined;
  return { vapidKey, firebase: { appId, apiKey, projectId, messagingSenderId } };
}
