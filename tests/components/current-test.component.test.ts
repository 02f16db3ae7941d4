import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { PING_PATH } from '../../src/contract/paths';

test('requests of the current test reach the platform, and those of a former test do not', async () => {
  await fetch(PING_PATH);
  const [request] = await commands.readRequests('ping');
  expect(request?.headers.cookie).toMatch(/component-test=\d+/);
  expect(await commands.sendAsFormerTest(PING_PATH)).toBe(404);
  expect(await commands.countRequests('ping')).toBe(1);
});
