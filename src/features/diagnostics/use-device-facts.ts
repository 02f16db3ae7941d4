import { useEffect, useState } from 'react';
import { readPushDeviceState } from '../../base/push/push-store';
import { isRunningAsInstalledApp, readDeviceTraits } from '../../browser/device/device';
import { hasInstallPrompt } from '../../browser/device/install-prompt';
import { readPushPermission } from '../../browser/push/push-permission';
import { readStorageRoom } from '../../browser/storage/storage-room';
import { readPushRecord } from '../../services/push/push-record';
import { describeInstallation, describePush } from './describe-device';

/** What this device says about push messages and about the installed app, one line for each fact. */
export interface DeviceFacts {
  /** Whether this device receives push messages; undefined until it is known. */
  readonly hasPush?: boolean;
  readonly push: readonly string[];
  readonly installation: readonly string[];
}

const NO_FACTS: DeviceFacts = { push: [], installation: [] };

/** Returns the facts of this device; none until its databases have been read (OPS-5). */
export function useDeviceFacts(): DeviceFacts {
  const [facts, setFacts] = useState(NO_FACTS);
  useEffect(() => {
    let isUnmounted = false;
    void readDeviceFacts().then((read) => isUnmounted || setFacts(read));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return facts;
}

async function readDeviceFacts(): Promise<DeviceFacts> {
  const [record, state, room] = await Promise.all([
    readPushRecord().catch(() => undefined),
    readPushDeviceState(),
    readStorageRoom(),
  ]);
  const permission = readPushPermission();
  return {
    hasPush: permission === 'granted' && record !== undefined && record.token !== '',
    push: describePush({ permission, record, state: state.ok ? state.value : undefined }),
    installation: describeInstallation({
      isInstalledApp: isRunningAsInstalledApp(readDeviceTraits()),
      hasPrompt: hasInstallPrompt(),
      room,
    }),
  };
}
