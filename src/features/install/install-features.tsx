import { QueuedInstallBanner } from './banner/queued-install-banner';
import { AppDownloadBar } from './bar/app-download-bar';
import { useWatchInstallation } from './installed/use-installation';
import { WebAppManifestLinks } from './manifest/web-app-manifest-links';
import { QueuedInstallPrompt } from './prompts/queued-install-prompt';

/** All install features: manifest, download bar, install banner and install prompts. */
export default function InstallFeatures() {
  useWatchInstallation();
  return (
    <>
      <WebAppManifestLinks />
      <AppDownloadBar />
      <QueuedInstallBanner />
      <QueuedInstallPrompt />
    </>
  );
}
