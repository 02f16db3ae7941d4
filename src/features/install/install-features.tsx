import { QueueInstallBanner } from './banner/queue-install-banner';
import { DownloadBar } from './bar/download-bar';
import { useWatchInstallation } from './installed/use-installation';
import { AppManifest } from './manifest/app-manifest';
import { QueueInstallPrompt } from './prompts/queue-install-prompt';

/** All install features: manifest, download bar, install banner and install prompts. */
export default function InstallFeatures() {
  useWatchInstallation();
  return (
    <>
      <AppManifest />
      <DownloadBar />
      <QueueInstallBanner />
      <QueueInstallPrompt />
    </>
  );
}
