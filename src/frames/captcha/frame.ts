import { safeParse } from 'valibot';
import {
  CAPTCHA_SCRIPT_TIMEOUT_CODE,
  type CaptchaFrameSetup,
  captchaFrameCommand,
} from '../../contract/frames/captcha-frame';
import { loadExternalScript } from '../load-external-script';
import { shimStorage } from '../shim-storage';
import type { CaptchaChallenge, PostMessageToPage } from './captcha-challenge';
import { startGeetestV3 } from './start-geetest-v3';
import { startGeetestV4 } from './start-geetest-v4';

shimStorage();
let challenge: CaptchaChallenge | undefined;

async function start(setup: CaptchaFrameSetup, post: PostMessageToPage): Promise<void> {
  // The ground is that of the page; what the provider draws on it expects a light scheme.
  Object.assign(document.body.style, { colorScheme: 'light', color: '#111' });
  if (!(await loadExternalScript(setup.script))) return post({ type: 'failed', code: CAPTCHA_SCRIPT_TIMEOUT_CODE });
  post({ type: 'loaded' });
  challenge = setup.kind === 'geetest-v4' ? await startGeetestV4(setup, post) : await startGeetestV3(setup, post);
}

function listen(port: MessagePort): void {
  const post: PostMessageToPage = (message) => port.postMessage(message);
  // The vendors' loaders throw uncaught errors.
  addEventListener('error', () => post({ type: 'failed', code: '' }));
  addEventListener('unhandledrejection', () => post({ type: 'failed', code: '' }));
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(captchaFrameCommand, data);
    if (!message.success) return;
    switch (message.output.type) {
      case 'start':
        if (message.output.title) document.title = message.output.title;
        return void start(message.output.setup, post);
      case 'verify':
        return challenge?.verify();
      case 'reset':
        return challenge?.reset();
    }
  });
  port.start();
}

// The page sends one end of a channel; messages of other windows are ignored.
addEventListener('message', ({ source, ports: [port] }) => {
  if (source === parent && port) listen(port);
});
