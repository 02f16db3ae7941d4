import { startPlatform } from '../platform/platform';
import { TestPlatform } from '../support/browser/test-platform';

declare global {
  /** The local platform that component tests send their requests to. */
  var componentPlatform: TestPlatform | undefined;
  var startedComponentPlatform: Promise<{ close(): Promise<void> }> | undefined;
}

/** Starts the local platform before the component tests. Resolves with a function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  // Vitest calls this once for the run and once for the browser.
  const isFirst = globalThis.startedComponentPlatform === undefined;
  globalThis.startedComponentPlatform ??= start();
  const platform = await globalThis.startedComponentPlatform;
  return async () => (isFirst ? platform.close() : undefined);
}

async function start() {
  const platform = await startPlatform({ port: Number(process.env.COMPONENT_PLATFORM_PORT) });
  globalThis.componentPlatform = new TestPlatform(platform);
  return platform;
}
