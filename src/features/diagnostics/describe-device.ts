import type { PushDeviceState } from '../../base/push/push-store';
import type { PushPermission } from '../../browser/push/push-permission';
import type { StorageRoom } from '../../browser/storage/storage-room';
import type { PushRecord } from '../../services/push/push-record';

interface PushFacts {
  readonly permission: PushPermission;
  /** Undefined if the database could not be read. */
  readonly record: PushRecord | undefined;
  readonly state: Pick<PushDeviceState, 'binding' | 'unread'> | undefined;
}

/**
 * Returns what this device says about push messages, in English for support, one line for each fact. Neither the token
 * nor the member of the registration is in it (OPS-5).
 */
export function describePush({ permission, record, state }: PushFacts): readonly string[] {
  const time = (at: number) => new Date(at).toISOString();
  return [
    `permission: ${permission}`,
    record
      ? `registration: ${describeRegistration(record, time)}, ${record.projectId === '' ? 'web push' : 'firebase'}`
      : 'registration: unreadable',
    state
      ? `receives for: ${state.binding ? `a member of ${state.binding.merchant}` : 'nobody'}`
      : 'receives for: unreadable',
    ...(state
      ? [
          `messages: ${state.unread.ids.length}, unread ${state.unread.count}, last ${state.unread.ids.at(-1) ?? 'none'}`,
        ]
      : []),
  ];
}

function describeRegistration({ token, boundAt, wantedBy }: PushRecord, time: (at: number) => string): string {
  if (token === '') return wantedBy.length > 0 ? 'wanted, but this device has none' : 'off';
  return boundAt > 0 ? `accepted ${time(boundAt)}` : 'sent, but not accepted yet';
}

interface InstallationFacts {
  readonly isInstalledApp: boolean;
  readonly hasPrompt: boolean;
  readonly room: StorageRoom | undefined;
}

/** Returns how the app runs on this device and what it may store, one line for each fact. */
export function describeInstallation({ isInstalledApp, hasPrompt, room }: InstallationFacts): readonly string[] {
  const kept = room?.isKept ? 'kept' : 'may be evicted';
  return [
    `runs: ${isInstalledApp ? 'installed' : 'in the browser'}, install prompt: ${hasPrompt ? 'offered' : 'none'}`,
    room ? `storage: ${room.usage} of ${room.quota} bytes, ${kept}` : 'storage: not told by this browser',
  ];
}
