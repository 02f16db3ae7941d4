import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { usePageTitle } from '../../services/navigation/use-page-title';
import { queryClient } from '../../services/queries/query-client';
import { PageMetadata } from './page-metadata';

const PAGES = [
  { path: '/m/home', title: 'Fair play', keywords: 'keno', description: 'Lotteries', canonical: '/m/home' },
  { path: '/m/login', title: '', keywords: '', description: 'Enter the fair', canonical: '' },
];

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});

/** Makes the platform return metadata with these indexed domains. */
const respondWith = (indexedDomains: readonly string[]) =>
  commands.addFault({
    endpoint: 'pageMetadata',
    body: JSON.stringify({ success: true, value: { pages: PAGES, indexedDomains } }),
    contentType: 'application/json',
  });

function Links({ title }: { readonly title: string }) {
  const navigate = useNavigate();
  usePageTitle(title);
  return ['/m/login', '/m/member/home', '/m/home'].map((path) => (
    <button key={path} type="button" onClick={() => navigate(path)}>
      {path}
    </button>
  ));
}

const openPage = (title: string) =>
  render(
    <TestProviders>
      <Links title={title} />
      <PageMetadata />
    </TestProviders>,
  );

const content = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test('[SEO-1.1][SEO-1.2] the document gets the metadata of its page, or of home if the platform returns none for the page', async () => {
  await respondWith(['localhost']);
  const screen = await openPage('Log in');
  await expect.poll(() => document.title).toBe('Fair play');
  expect([content('keywords'), content('description')]).toEqual(['keno', 'Lotteries']);
  expect(canonical()).toBe(`${location.origin}/m/home`);

  await screen.getByRole('button', { name: '/m/login' }).click();
  await expect.poll(() => content('description')).toBe('Enter the fair');
  expect([document.title, content('keywords'), canonical()]).toEqual(['Log in · Fairground', undefined, undefined]);

  await screen.getByRole('button', { name: '/m/member/home' }).click();
  await expect.poll(() => content('description')).toBe('Lotteries');
  expect([document.title, canonical()]).toEqual(['Log in · Fairground', `${location.origin}/m/home`]);
});

test('[SEO-2.1] a page whose path has more than two segments has the robots value noindex', async () => {
  await respondWith(['localhost']);
  const screen = await openPage('');
  await expect.poll(() => document.title).toBe('Fair play');
  expect(content('robots')).toBeUndefined();
  await screen.getByRole('button', { name: '/m/member/home' }).click();
  await expect.poll(() => content('robots')).toBe('noindex');
  await screen.getByRole('button', { name: '/m/home' }).click();
  await expect.poll(() => content('robots')).toBeUndefined();
});

test('[SEO-2.1] a page on a domain that is not among the indexed domains has the robots value noindex', async () => {
  await respondWith(['fair.example']);
  await openPage('');
  await expect.poll(() => content('robots')).toBe('noindex');
});
