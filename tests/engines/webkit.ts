import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { WEBKIT_DRIVER, webKitBrowser } from '../ensure-engines.mjs';
import { endProcess } from './end-process';
import { listenInPage } from './listen-in-page';
import { type Engine, PHONE } from './visitor';
import { START_PATIENCE, untilDone, visitBy } from './webdriver';
import { openSession } from './webkit-driver';

/** Software drawing, and no sandbox: containers, where this runs as root, allow neither a GPU nor its namespaces. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  LANG: 'C.UTF-8',
};
/** WebKitGTK's own small browser, on a screen that nobody sees, driven by its own driver. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: `:${String(display).trim()}` },
  });
  const origin = `http://127.0.0.1:${port}`;
  const listens = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await untilDone('the driver of WebKit listens', listens, START_PATIENCE);
  return {
    async receive() {
      const session = await openSession(origin, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: webKitBrowser(), args: ['--automation'] },
      });
      await session.resize(PHONE);
      const listening = listenInPage(session.send);
      return {
        ...visitBy(listening.send),
        complaints: listening.complaints,
        leave: session.quit,
      };
    },
    async close() {
      await endProcess(driver);
      await endProcess(screen);
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
