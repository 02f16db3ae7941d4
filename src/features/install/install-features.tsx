import { QueuedInstallBanner } from './banner/queued-install-banner';
import { DownloadBar } from './bar/download-bar';
import { useWatchInstallation } from './installed/use-installation';
import { AppManifest } from './manifest/app-manifest';
import { QueuedInstallPrompt } from './prompts/queued-install-prompt';

/** All install features: manifest, download bar, install banner and install prompts. */
export default function InstallFeatures() {
  useWatchInstallation();
  return (
    <>
      <AppManifest />
      <DownloadBar />
      <QueuedInstallBanner />
      <QueuedInstallPrompt />
    </>
  );
}
