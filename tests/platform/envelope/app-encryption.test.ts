import { randomBytes } from 'node:crypto';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { login } from '../../../src/contract/endpoints/account/session';
import { customerServices } from '../../../src/contract/endpoints/site/customer-services';
import { decryptCustomerServicePath } from '../../../worker/customer-service-path';
import { encryptBody } from '../../../worker/encrypt-body';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller } = setUpTestPlatform();

test('[ENC-1.2] the platform decrypts a request body that was encrypted by the app', async () => {
  const text = JSON.stringify({
    username: 'alice',
    password: 'Wonder-land-7',
    type: 'username',
    loginDeviceId: '设备',
    isOfficialAppLogin: false,
  });
  const encrypted = encryptBody(await caller().publicKey(), text, (length) => new Uint8Array(randomBytes(length)));
  if (!encrypted.ok) throw new Error(encrypted.error);
  const response = await fetch(caller().origin + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...encrypted.value.headers },
    body: encrypted.value.body,
  });
  expect(JSON.parse(await response.text())).toMatchObject({ success: true });
});

test('[ENC-4] the app decrypts a customer-service path that was encrypted by the platform', async () => {
  const { services } = parse(customerServices.response, (await caller().call(customerServices)).value);
  for (const { csType, path } of services) {
    const address = `${caller().origin}/support/${csType}?merchant=FAIR`;
    expect(decryptCustomerServicePath(path)).toEqual({ ok: true, value: address });
  }
});
