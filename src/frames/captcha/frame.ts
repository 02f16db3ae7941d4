import { safeParse } from 'valibot';
import {
  CAPTCHA_SCRIPT_TIMEOUT_CODE,
  type CaptchaFrameSetup,
  messageToCaptchaFrameSchema,
} from '../../contract/frames/captcha-frame';
import { loadVendorScript } from '../load-vendor-script';
import { shimStorage } from '../shim-storage';
import type { CaptchaChallenge, PostToPage } from './captcha-challenge';
import { startGeetestV3 } from './start-geetest-v3';
import { startGeetestV4 } from './start-geetest-v4';

shimStorage();
let challenge: CaptchaChallenge | undefined;

async function start(setup: CaptchaFrameSetup, post: PostToPage): Promise<void> {
  if (!(await loadVendorScript(setup.script))) return post({ type: 'failed', code: CAPTCHA_SCRIPT_TIMEOUT_CODE });
  post({ type: 'loaded' });
  challenge = setup.kind === 'geetest-v4' ? await startGeetestV4(setup, post) : await startGeetestV3(setup, post);
}

function listen(port: MessagePort): void {
  const post: PostToPage = (message) => port.postMessage(message);
  // The vendors' loaders throw uncaught errors.
  addEventListener('error', () => post({ type: 'failed', code: '' }));
  addEventListener('unhandledrejection', () => post({ type: 'failed', code: '' }));
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(messageToCaptchaFrameSchema, data);
    if (!message.success) return;
    switch (message.output.type) {
      case 'start':
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
