import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/forced-colors.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { composeApp } from './app/compose-app';
import { repairPagePath } from './base/repair-page-path';
import { pauseDeferredWork } from './browser/page/first-paint';
import { replayFirstTap } from './browser/page/replay-first-tap';
import { replaceLocation } from './browser/page/windows';

const releaseDeferredWork = pauseDeferredWork();

/** Starts the app; until its first render, the skeleton or the snapshot of index.html stays on screen. */
async function main(): Promise<void> {
  const address = new URL(repairPagePath(location), location.origin).href;
  // Loads the page once more, so that the bootstrap script reads the query: it has no room for this rare repair.
  if (address !== location.href) return replaceLocation(address);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { retry } = await composeApp();
  // A transition renders in short tasks, between which the page responds.
  const onRendered = () => {
    releaseDeferredWork();
    replayFirstTap(root);
  };
  startTransition(() => createRoot(root).render(<App onRetry={retry} onRendered={onRendered} />));
}

main().catch((error: unknown) => {
  releaseDeferredWork();
  // The guard in index.html shows a message, unless the app has already rendered.
  dispatchEvent(new Event('startfailed'));
  throw error;
});
