import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { findWebKitBrowser, WEBKIT_DRIVER_PATH } from '../ensure-firefox-and-webkit.mjs';
import '../support/browser/browser-environment';
import { stopProcess } from './stop-process';
import { PHONE_VIEWPORT, type WebDriverBrowser } from './web-driver-page';
import { createWebDriverPageErrorRecorder } from './web-driver-page-error-recorder';
import { openWebDriverSession } from './web-driver-session';
import { BROWSER_START_TIMEOUT_MS, createWebDriverPage, retryUntilTrue } from './webdriver';

/**
 * Environment variables that select software rendering and turn the sandbox off, because containers have no GPU and
 * may not create namespaces.
 */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  LANG: 'C.UTF-8',
};

/** Starts the MiniBrowser of WebKitGTK on a virtual screen, controlled through its WebDriver. */
export async function startWebKit(): Promise<WebDriverBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER_PATH, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: `:${String(display).trim()}` },
  });
  const origin = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await retryUntilTrue('WebKitWebDriver is listening', isListening, BROWSER_START_TIMEOUT_MS);
  return {
    async openSession() {
      const session = await openWebDriverSession(origin, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findWebKitBrowser(), args: ['--automation'] },
      });
      await session.resize(PHONE_VIEWPORT);
      const recorder = createWebDriverPageErrorRecorder(session.send);
      return {
        ...createWebDriverPage(recorder.send),
        pageErrors: recorder.pageErrors,
        close: session.quit,
      };
    },
    async close() {
      await stopProcess(driver);
      await stopProcess(screen);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address of this shape
  server.close();
  await once(server, 'close');
  return port;
}
