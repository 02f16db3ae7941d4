import { safeParse } from 'valibot';
import { type FrameOrder, SCRIPT_TIMEOUT, toFrame } from '../../contract/captcha-frame';
import { loadScript } from '../load-script';
import { startV3 } from './start-v3';
import { startV4 } from './start-v4';
import type { Task, Tell } from './task';

let task: Task | undefined;

async function start(order: FrameOrder, tell: Tell): Promise<void> {
  if (!(await loadScript(order.script))) return tell({ type: 'failed', code: SCRIPT_TIMEOUT });
  tell({ type: 'loaded' });
  task = order.kind === 'geetest-v4' ? await startV4(order, tell) : await startV3(order, tell);
}

function listen(port: MessagePort): void {
  const tell: Tell = (message) => port.postMessage(message);
  // The vendors' loaders throw what nobody listens for.
  addEventListener('error', () => tell({ type: 'failed', code: '' }));
  addEventListener('unhandledrejection', () => tell({ type: 'failed', code: '' }));
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(toFrame, data);
    if (!message.success) return;
    switch (message.output.type) {
      case 'start':
        return void start(message.output.order, tell);
      case 'verify':
        return task?.verify();
      case 'reset':
        return task?.reset();
    }
  });
  port.start();
}

// The page hands over one end of a channel; nobody else is listened to.
addEventListener('message', ({ source, ports: [port] }) => {
  if (source === parent && port) listen(port);
});
