import { expect, test } from 'vitest';
import { decideCaptchaFrameAttributes } from './decide-captcha-frame-attributes';

const PAGE = 'https://m.fair.example';
/** Hosts that the status, the deployment or a domain list names as the merchant's. */
const MERCHANT = ['www.fair.example'];
const OPAQUE = { src: '/m/captcha/frame.html', sandbox: 'allow-scripts' };
const SEPARATE = {
  src: 'https://captcha.example/m/captcha/frame.html',
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
};

test.each([
  ['', PAGE, OPAQUE],
  ['https://captcha.example', PAGE, SEPARATE],
  ['https://captcha.example/', PAGE, SEPARATE],
  ['https://captcha.example/elsewhere?x#y', PAGE, SEPARATE],
  [PAGE, PAGE, OPAQUE],
  [`${PAGE}/m/captcha/`, PAGE, OPAQUE],
  ['https://M.FAIR.example:443', PAGE, OPAQUE],
  ['https://www.fair.example', PAGE, OPAQUE],
  ['https://WWW.fair.example:8443', PAGE, OPAQUE],
  ['https://www.fair.example.', PAGE, OPAQUE],
  [PAGE, `${PAGE}.`, OPAQUE],
  [
    'https://captcha.www.fair.example',
    PAGE,
    { ...SEPARATE, src: 'https://captcha.www.fair.example/m/captcha/frame.html' },
  ],
  ['https://m.fair.example:8443', PAGE, OPAQUE],
  ['http://captcha.example', PAGE, OPAQUE],
  ['javascript:alert(1)', PAGE, OPAQUE],
  ['data:text/html,x', PAGE, OPAQUE],
  ['captcha.example', PAGE, OPAQUE],
  ['/m/captcha', PAGE, OPAQUE],
])(
  '[CAPT-4] with the configured URL %j on a page of the origin %s, the captcha frame has the attributes %j',
  (configured, page, frame) => {
    expect(decideCaptchaFrameAttributes(configured, { origin: page, merchant: MERCHANT })).toEqual(frame);
  },
);

test('[CAPT-4] on an http page of localhost, the captcha frame may have an http URL, but only of another origin', () => {
  const local = { origin: 'http://localhost:8080', merchant: ['localhost'] };
  expect(decideCaptchaFrameAttributes('http://localhost:8080/m/', local)).toEqual(OPAQUE);
  expect(decideCaptchaFrameAttributes('http://localhost:8081', local).src).toBe(
    'http://localhost:8081/m/captcha/frame.html',
  );
});
