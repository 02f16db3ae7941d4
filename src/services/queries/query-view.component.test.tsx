import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ApiError } from '../../contract/api-error';
import { activateLanguage } from '../i18n/i18n';
import { ENGLISH } from '../i18n/languages';
import { QueryView } from './query-view';
import type { FetchedData } from './run-platform-query';

beforeAll(() => activateLanguage(ENGLISH));

/** Creates a request that the test settles. */
function createRequest() {
  let resolve: (fetched: FetchedData<string>) => void = () => undefined;
  let reject: (error: ApiError) => void = () => undefined;
  const response = new Promise<FetchedData<string>>((onValue, onError) => {
    [resolve, reject] = [onValue, onError];
  });
  return { response, resolve, reject };
}

function Part({ name, response }: { readonly name: string; readonly response: Promise<FetchedData<string>> }) {
  const query = useQuery({ queryKey: [name], queryFn: () => response, retry: false });
  return (
    <section aria-label={name}>
      <QueryView query={query}>{(value) => <p>{value}</p>}</QueryView>
    </section>
  );
}

test('[API-7.5] each part of a page shows its own loading state until its own request ends', async () => {
  const [news, missions] = [createRequest(), createRequest()];
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Part name="News" response={news.response} />
      <Part name="Missions" response={missions.response} />
    </QueryClientProvider>,
  );
  const part = (name: string) => screen.getByRole('region', { name });
  const loading = (name: string) => part(name).getByRole('status');
  await expect.element(loading('News')).toHaveTextContent('Loading');
  await expect.element(loading('Missions')).toHaveTextContent('Loading');

  news.resolve({ value: 'Three new games', at: Date.now() });
  await expect.element(part('News').getByText('Three new games')).toBeVisible();
  await expect.element(loading('News')).not.toBeInTheDocument();
  await expect.element(loading('Missions')).toHaveTextContent('Loading');

  missions.reject({ layer: 'http', endpoint: 'missions', status: 500 });
  await expect.element(part('Missions').getByRole('alert')).toBeVisible();
  await expect.element(loading('Missions')).not.toBeInTheDocument();
  await expect.element(part('News').getByText('Three new games')).toBeVisible();
});

test('[OPS-4.4] a part that failed shows the code of its request below the message, and none without a request', async () => {
  const [news, missions] = [createRequest(), createRequest()];
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Part name="News" response={news.response} />
      <Part name="Missions" response={missions.response} />
    </QueryClientProvider>,
  );
  const alert = (name: string) => screen.getByRole('region', { name }).getByRole('alert');
  news.reject({ layer: 'http', endpoint: 'news', status: 500, requestId: '7f3a91c2d4e5f60718293a4b5c6d7e8f' });
  missions.reject({ layer: 'offline', endpoint: 'missions' });
  await expect.element(alert('News')).toHaveTextContent(/Error code 7f3a-91c2$/);
  await expect.element(alert('Missions')).toBeVisible();
  await expect.element(alert('Missions')).not.toHaveTextContent('Code');
});

test('[OFF-2.5][API-7][BOOT-2] pressing “Retry” aborts a hanging request and sends a new one', async () => {
  const requests: { readonly signal: AbortSignal; readonly request: ReturnType<typeof createRequest> }[] = [];
  function Games() {
    const query = useQuery<FetchedData<string>>({
      queryKey: ['games'],
      queryFn: ({ signal }) => {
        const request = createRequest();
        requests.push({ signal, request });
        return request.response;
      },
      retry: false,
    });
    return <QueryView query={query}>{(value) => <p>{value}</p>}</QueryView>;
  }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Games />
    </QueryClientProvider>,
  );
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.request.reject({ layer: 'timeout', endpoint: 'games', afterMs: 30_000 });
  const retry = screen.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect.poll(() => requests.length).toBe(2);
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await retry.click();
  await expect.poll(() => requests.length).toBe(3);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  requests[2]?.request.resolve({ value: 'Three new games', at: Date.now() });
  await expect.element(screen.getByText('Three new games')).toBeVisible();
});
