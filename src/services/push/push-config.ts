import type { InferOutput } from 'valibot';
import type { PushConfig } from '../../browser/push/push-channel';
import type { DeploymentSettings } from '../../contract/bootstrap/deployment';
import type { merchantPushSettings } from '../../contract/merchant/merchant-push-settings';

/**
 * Returns how a merchant's messages are delivered to browsers (PUSH-1): through its Firebase project, or directly by
 * Web Push if it has none. Undefined if the VAPID key is missing. Also undefined if the project is incomplete or needs
 * hosts that the Content Security Policy does not allow.
 */
export function getPushConfig(
  { vapidKey, messagingSenderId, appId, apiKey, projectId }: InferOutput<typeof merchantPushSettings>,
  messaging: DeploymentSettings['messaging'],
): PushConfig | undefined {
  if (vapidKey === '') return undefined;
  if (messagingSenderId === '') return { vapidKey, firebase: undefined };
  if (messaging === 'none' || appId === '' || apiKey === '' || projectId === '') return undefined;
  return { vapidKey, firebase: { appId, apiKey, projectId, messagingSenderId } };
}
