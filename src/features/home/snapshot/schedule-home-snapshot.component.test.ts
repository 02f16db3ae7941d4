import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { HOME_SNAPSHOT_KEY, THEME_SNAPSHOT_KEY } from '../../../contract/storage-keys';
import { useSession } from '../../../services/session/session-store';
import { scheduleHomeSnapshot } from './schedule-home-snapshot';

const readSnapshot = () => localStorage.getItem(HOME_SNAPSHOT_KEY);

const root = document.createElement('div');
root.id = 'root';

/** Renders a lane of home, on the first screen or below it. */
function renderLane(place: string, style = ''): void {
  root.innerHTML = `<div><main><section style="${style}"><ul>${place}</ul></section></main></div>`;
}

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  localStorage.clear();
  localStorage.setItem(THEME_SNAPSHOT_KEY, '{}');
  history.replaceState(null, '', '/m/home');
  // Nobody has been signed in since the page was loaded.
  useSession.setState({ epoch: 0 });
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  localStorage.clear();
});

test('[OFF-2.6] a home snapshot is saved only once no place of the first screen is empty', async () => {
  const polls = vi.spyOn(document, 'querySelectorAll');
  renderLane('<li aria-hidden="true"><span>…</span></li>');
  const stop = scheduleHomeSnapshot();
  // Each check looks for images, then for places.
  await expect.poll(() => polls.mock.calls.length).toBeGreaterThan(4);
  expect(readSnapshot()).toBeNull();
  renderLane('<li><a href="/m/game">Tiger Tailor</a></li>');
  await expect.poll(() => readSnapshot() ?? '').toMatch('Tiger Tailor');
  stop();
});

test('[OFF-2.6] places below the first screen do not delay the home snapshot', async () => {
  renderLane('<li aria-hidden="true"><span>…</span></li>', 'position: relative; inset-block-start: 5000px');
  const stop = scheduleHomeSnapshot();
  await expect.poll(readSnapshot).not.toBeNull();
  stop();
});
