import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { startCollector } from '../services/observability/start-collector';
import { useFailedCalls } from '../services/platform/failed-calls';
import { PageErrorBoundary } from './page-error-boundary';

const ID = '7f3a91c2d4e5f60718293a4b5c6d7e8f';

function Crash(): never {
  throw new Error('the record of a crash');
}

test('[OPS-4.13] the code of a crash is in the record of its error, which is sent once', async () => {
  await resetPageAndRecordNavigations();
  const bodies: Blob[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => bodies.push(body as Blob) > 0);
  // React writes what a boundary has caught; the collector reads it there.
  vi.spyOn(console, 'error').mockReturnValue();
  startCollector({ url: 'https://collector.example', format: 'otlp', errors: 1, timings: 0 }, new Set(['error']));
  for (const requestId of [ID, 'ffffffff']) {
    useFailedCalls.setState({ last: { endpoint: 'status', requestId, at: 1, tookMs: 1, error: undefined } });
    const screen = await render(
      <TestProviders>
        <PageErrorBoundary path="/m/home">
          <Crash />
        </PageErrorBoundary>
      </TestProviders>,
    );
    await expect.element(screen.getByText('Error code 7f3a-91c2')).toBeVisible();
    await screen.unmount();
  }
  dispatchEvent(new Event('pagehide'));
  const sent = (await Promise.all(bodies.map((body) => body.text()))).join();
  expect(sent.match(/request\.last_id/g)).toHaveLength(1);
  expect(sent).toContain(ID);
  expect(sent).not.toContain('ffffffff');
});
