import { QueuedInstallBanner } from './banner/queued-install-banner';
import { DownloadBar } from './bar/download-bar';
import { useInstallationUpdates } from './installed/use-installation';
import { WebAppManifestLinks } from './manifest/web-app-manifest-links';
import { QueuedInstallPrompt } from './prompts/queued-install-prompt';

/** All install features: manifest, download bar, install banner and install prompts. */
export default function InstallFeatures() {
  useInstallationUpdates();
  return (
    <>
      <WebAppManifestLinks />
      <DownloadBar />
      <QueuedInstallBanner />
      <QueuedInstallPrompt />
    </>
  );
}
