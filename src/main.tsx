import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { composeApp } from './app/compose-app';
import { pauseDeferredWork } from './browser/page/first-paint';

const releaseDeferredWork = pauseDeferredWork();

/** Starts the app; until its first render, the skeleton or the snapshot of index.html stays on screen. */
async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await composeApp();
  // A transition renders in short tasks, between which the page responds.
  startTransition(() => createRoot(root).render(<App onRendered={releaseDeferredWork} />));
}

main().catch((error: unknown) => {
  releaseDeferredWork();
  // The guard in index.html shows a message, unless the app has already rendered.
  dispatchEvent(new Event('startfailed'));
  throw error;
});
