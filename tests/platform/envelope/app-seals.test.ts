import { randomBytes } from 'node:crypto';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { customerServices } from '../../../src/contract/endpoints/promotion';
import { login } from '../../../src/contract/endpoints/session';
import { sealBody } from '../../../worker/envelope';
import { openServicePath } from '../../../worker/service-path';
import { testPlatform } from '../testing/test-platform';

const { caller } = testPlatform();

test('[ENC-1] what the app seals, the platform opens', async () => {
  const text = JSON.stringify({
    username: 'alice',
    password: 'Wonder-land-7',
    type: 'username',
    loginDeviceId: '设备',
    isOfficialAppLogin: false,
  });
  const sealed = sealBody(await caller().publicKey(), text, (length) => new Uint8Array(randomBytes(length)));
  if (!sealed.ok) throw new Error(sealed.reason);
  const answer = await fetch(caller().origin + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...sealed.value.headers },
    body: sealed.value.body,
  });
  expect(JSON.parse(await answer.text())).toMatchObject({ success: true });
});

test('[ENC-4] what the platform seals, the app opens', async () => {
  const { services } = parse(customerServices.answer, (await caller().call(customerServices)).value);
  for (const { csType, path } of services) {
    const address = `${caller().origin}/support/${csType}?merchant=FAIR`;
    expect(openServicePath(path)).toEqual({ ok: true, value: address });
  }
});
