import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { queryClient } from '../../../services/queries/query-client';
import { MatchLane } from './match-lane';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});

const respondWith = (body: object) =>
  commands.addFault({
    endpoint: 'gameMatches',
    status: 200,
    body: JSON.stringify(body),
    contentType: 'application/json',
  });
const MATCH = { id: 'm', title: 'Kites – Lanterns', live: true, score: '1 : 0', nodeId: 'nowhere' };

/** Renders the lane below the viewport, where it may be inserted because no visible content shifts. */
const openLane = () =>
  render(
    <TestProviders>
      <div style={{ blockSize: '200vh' }} />
      <MatchLane categories={[]} />
    </TestProviders>,
  );

describe('[GAME-6] match lane', () => {
  test('[GAME-6.4] if the game of a match is in no game lane, the match lane shows the match without a link', async () => {
    await respondWith({ success: true, value: { matches: [MATCH] } });
    const screen = await openLane();
    const lane = screen.getByRole('region', { name: 'Matches' });
    await expect.element(lane).toBeInTheDocument();
    lane.element().scrollIntoView();
    await expect.element(lane.getByText('Lanterns')).toBeVisible();
    await expect.element(lane.getByText('1 : 0')).toBeVisible();
    expect(lane.getByRole('link').elements()).toEqual([]);
  });

  test.each([
    ['rendered', 'a match', { success: true, value: { matches: [MATCH] } }, 'Matches'],
    ['omitted', 'no matches', { success: true, value: { matches: [] } }, ''],
    ['omitted', 'null instead of matches', { success: true, value: { matches: null } }, ''],
    ['omitted', 'an error', { success: false, errorCode: 'x', message: 'y' }, ''],
  ])('[GAME-6.1] the match lane is %s if the platform returns %s', async (_result, _response, body, text) => {
    await respondWith(body);
    const first = await openLane();
    const isFetching = () => queryClient.isFetching();
    await expect.poll(() => commands.countRequests('gameMatches')).toBe(1);
    await expect.poll(isFetching).toBe(0);
    await first.unmount();
    // With a response the lane is there from the first render, without waiting for its place to be off the screen.
    const { container } = await openLane();
    expect(container.textContent).toBe(`${text}at /m/home`);
  });
});
