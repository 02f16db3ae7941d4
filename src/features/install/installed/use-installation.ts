import { useEffect } from 'react';
import { create } from 'zustand';
import { isRunningInNativeApp } from '../../../base/campaign-params';
import { isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import {
  getInstallPromptTime,
  hasInstalledRelatedApp,
  watchInstallation,
} from '../../../browser/device/install-prompt';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { decideInstallMethod, type InstallMethod } from '../environment/decide-install-method';
import { detectInstallEnvironment, type InstallEnvironment } from '../environment/detect-install-environment';
import { type InstallRecord, useInstallRecord, watchInstallRecords } from './install-records';
import {
  BANNER_CLOSE_COUNT_WHEN_INSTALLED,
  hasInstallationSignal,
  isInstallationDisproved,
} from './installation-signals';
import { recordWebAppInstallation, recordWebAppRemoval } from './record-web-app-installation';

interface InstallSignals {
  /** When the browser offered its install prompt (epoch ms); undefined if there is no unused offer. */
  readonly offeredAt: number | undefined;
  /** Whether it has turned out in this tab that the web app has been removed. */
  readonly wasRemoved: boolean;
  readonly hasRelatedApp: boolean;
}

const useInstallSignals = create<InstallSignals>(() => ({
  offeredAt: undefined,
  wasRemoved: false,
  hasRelatedApp: false,
}));

/**
 * Updates `hasEvent` of {@link useInstallation}: whether the browser currently offers its install prompt. Must be
 * called after the prompt was used.
 */
export const updateInstallPromptAvailability = (): void =>
  useInstallSignals.setState({ offeredAt: getInstallPromptTime() });

/** Keeps the value of {@link useInstallation} up to date while the component is mounted. */
export function useWatchInstallation(): void {
  useEffect(() => {
    updateInstallPromptAvailability();
    void hasInstalledRelatedApp().then((hasRelatedApp) => useInstallSignals.setState({ hasRelatedApp }));
    // A start from the home screen proves an installation that no event has announced.
    if (isRunningAsInstalledApp(readDeviceTraits()) && !isRunningInNativeApp(getSavedCampaignParam('inApp')))
      void recordWebAppInstallation();
    const stopRecords = watchInstallRecords();
    const stopEvents = watchInstallation(updateInstallPromptAvailability, () => void recordWebAppInstallation());
    return () => {
      stopRecords();
      stopEvents();
    };
  }, []);
  const { offeredAt } = useInstallSignals();
  const record = useInstallRecord();
  const wasRemoved =
    record !== undefined && isRecordedAsInstalled(record) && isInstallationDisproved(offeredAt, record);
  useEffect(() => {
    if (!wasRemoved || isRunningAsInstalledApp(readDeviceTraits())) return;
    useInstallSignals.setState({ wasRemoved });
    void recordWebAppRemoval();
  }, [wasRemoved]);
}

const isRecordedAsInstalled = ({ bannerCloses }: InstallRecord) => bannerCloses >= BANNER_CLOSE_COUNT_WHEN_INSTALLED;

export interface InstallationState {
  readonly environment: InstallEnvironment;
  readonly method: InstallMethod;
  readonly isInstalled: boolean;
  readonly hasEvent: boolean;
  /** Whether it has turned out in this tab that the web app has been removed; then nothing pops up. */
  readonly wasRemoved: boolean;
}

/** Returns how this browser installs the web app, and whether it is installed. */
export function useInstallation(): InstallationState {
  const { offeredAt, wasRemoved, hasRelatedApp } = useInstallSignals();
  const record = useInstallRecord();
  const traits = readDeviceTraits();
  const environment = detectInstallEnvironment(traits);
  const installed = hasInstallationSignal({
    isOfficialApp: isRunningInNativeApp(getSavedCampaignParam('inApp')),
    isStandalone: isRunningAsInstalledApp(traits),
    referrer: document.referrer,
    hasRelatedApp,
    isRecorded: record !== undefined && isRecordedAsInstalled(record),
    isDisproved: record !== undefined && isInstallationDisproved(offeredAt, record),
  });
  const hasEvent = offeredAt !== undefined;
  const method = decideInstallMethod(environment, { isInstalled: installed, hasEvent });
  return { environment, method, isInstalled: installed, hasEvent, wasRemoved };
}
