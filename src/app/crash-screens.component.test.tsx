import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { goOffline, goOnline } from '../../tests/components/network';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { useFailedCalls } from '../services/platform/failed-calls';
import { ErrorBoundary } from './error-boundary';
import { PageErrorBoundary } from './page-error-boundary';

const LAST_CALL = {
  endpoint: 'status',
  requestId: '7f3a91c2d4e5f60718293a4b5c6d7e8f',
  at: 1,
  tookMs: 1,
  error: undefined,
};

function Crash({ text }: { readonly text: string }): never {
  throw new Error(text);
}
const SCREENS = {
  app: (text: string) => (
    <ErrorBoundary>
      <Crash text={text} />
    </ErrorBoundary>
  ),
  page: (text: string) => (
    <PageErrorBoundary path="/m/home">
      <Crash text={text} />
    </PageErrorBoundary>
  ),
};
/** The errors are different, as the first of the same has its code until the page is loaded again. */
let crashCount = 0;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  // React writes what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(goOnline);

async function crash(part: keyof typeof SCREENS, text = `crash ${++crashCount}`) {
  const screen = await render(<TestProviders>{SCREENS[part](text)}</TestProviders>);
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  return screen.getByText(/^Error code/);
}

describe('[OPS-4.13] crash', () => {
  test.each(['app', 'page'] as const)('of the %s shows the code of the request before', async (part) => {
    useFailedCalls.setState({ last: LAST_CALL });
    const code = await crash(part);
    await expect.element(code).toHaveTextContent('Error code 7f3a-91c2');
    // A later request does not change what is read out.
    useFailedCalls.setState({ last: { ...LAST_CALL, requestId: 'ffffffff' } });
    await expect.element(code).toHaveTextContent('Error code 7f3a-91c2');
  });

  test.each(['app', 'page'] as const)('of the %s again has the code of the first, which has a record', async (part) => {
    useFailedCalls.setState({ last: LAST_CALL });
    await crash(part, `the same of the ${part}`);
    await cleanup();
    useFailedCalls.setState({ last: { ...LAST_CALL, requestId: 'ffffffff' } });
    await expect.element(await crash(part, `the same of the ${part}`)).toHaveTextContent('Error code 7f3a-91c2');
  });

  test.each(['app', 'page'] as const)('of the %s before any request has no code', async (part) => {
    useFailedCalls.setState({ calls: [] }, true);
    expect((await crash(part)).query()).toBeNull();
  });

  test('of a page without a network has no code', async () => {
    useFailedCalls.setState({ last: LAST_CALL });
    await goOffline();
    expect((await crash('page')).query()).toBeNull();
  });
});
