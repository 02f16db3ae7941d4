import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { BUILD_INFO_ELEMENT_ID } from '../../contract/bootstrap/build-info-element';
import HomeSupportLinks from './home-support-links';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(() => void vi.unstubAllGlobals());

test('[CS-2.6] the chat at the foot of home does not wait for the links of customer service', async () => {
  const buildInfo = document.getElementById(BUILD_INFO_ELEMENT_ID) as HTMLElement;
  const worker = '/m/assets/worker.js';
  buildInfo.textContent = JSON.stringify({ ...JSON.parse(buildInfo.textContent ?? ''), worker });
  // A worker that never responds, so the links are not decrypted.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  );
  const onPress = vi.fn();
  const screen = await render(
    <TestProviders>
      <HomeSupportLinks chat={{ badge: null, onPress }} />
    </TestProviders>,
  );
  const help = screen.getByRole('region', { name: 'Customer service' });
  await help.getByRole('button', { name: 'Chat' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(help.getByRole('link').elements()).toEqual([]);
});
