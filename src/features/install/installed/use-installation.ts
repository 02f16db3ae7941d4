import { useEffect } from 'react';
import { create } from 'zustand';
import { isRunningInNativeApp } from '../../../base/campaign-params';
import { isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import {
  hasInstalledRelatedApp,
  hasInstallPrompt,
  hasWindowControlsOverlay,
  watchInstallation,
} from '../../../browser/device/install-prompt';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { decideInstallMethod, type InstallMethod } from '../environment/decide-install-method';
import { detectInstallEnvironment, type InstallEnvironment } from '../environment/detect-install-environment';
import { useInstallRecord, watchInstallRecords } from './install-records';
import { BANNER_CLOSE_COUNT_WHEN_INSTALLED, hasInstallationSignal } from './installation-signals';
import { recordWebAppInstallation } from './record-web-app-installation';

interface InstallSignals {
  readonly hasEvent: boolean;
  readonly hasRelatedApp: boolean;
}

const useInstallSignals = create<InstallSignals>(() => ({ hasEvent: false, hasRelatedApp: false }));

/**
 * Updates `hasEvent` of {@link useInstallation}: whether the browser currently offers its install prompt. Must be
 * called after the prompt was used.
 */
export const updateInstallPromptAvailability = (): void => useInstallSignals.setState({ hasEvent: hasInstallPrompt() });

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
}

export interface InstallationState {
  readonly environment: InstallEnvironment;
  readonly method: InstallMethod;
  readonly isInstalled: boolean;
  readonly hasEvent: boolean;
}

/** Returns how this browser installs the web app, and whether it is installed. */
export function useInstallation(): InstallationState {
  const { hasEvent, hasRelatedApp } = useInstallSignals();
  const record = useInstallRecord();
  const traits = readDeviceTraits();
  const environment = detectInstallEnvironment(traits);
  const installed = hasInstallationSignal({
    isOfficialApp: isRunningInNativeApp(getSavedCampaignParam('inApp')),
    isStandalone: isRunningAsInstalledApp(traits),
    hasWindowControlsOverlay: hasWindowControlsOverlay(),
    referrer: document.referrer,
    hasRelatedApp,
    isRecorded: (record?.bannerCloses ?? 0) >= BANNER_CLOSE_COUNT_WHEN_INSTALLED,
  });
  const method = decideInstallMethod(environment, { isInstalled: installed, hasEvent });
  return { environment, method, isInstalled: installed, hasEvent };
}
