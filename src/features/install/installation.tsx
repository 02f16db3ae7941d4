import { BannerOffer } from './banner/banner-offer';
import { DownloadBar } from './bar/download-bar';
import { useWatchInstallation } from './installed/use-installation';
import { AppManifest } from './manifest/app-manifest';
import { PromptOffer } from './prompts/prompt-offer';

/** All install features: manifest, download bar, banner and prompts. */
export default function Installation() {
  useWatchInstallation();
  return (
    <>
      <AppManifest />
      <DownloadBar />
      <BannerOffer />
      <PromptOffer />
    </>
  );
}
