import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openFolds } from '../../tests/components/open-folds';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { PageRouter } from '../app/page-changes/page-router';
import { RouteGuard } from '../app/route-guard';
import { EXCLUSION_WITHOUT_END_MS } from '../contract/endpoints/account/play-limits';
import { transactionStats } from '../contract/endpoints/money/wallet';
import { ROUTES } from '../contract/paths';
import { registerRouterNavigate } from '../services/navigation/navigate';
import { useOverlays } from '../services/overlays/overlays';
import { call, setSessionExpiredListener } from '../services/platform/api-client';
import { tellOfExclusion } from '../services/play-protection/end-play';
import { watchExclusionRefusals } from '../services/play-protection/watch-exclusion-refusals';
import { queryClient } from '../services/queries/query-client';
import { endSession } from '../services/session/session-store';
import { handleRefusedSession } from '../services/session-lifecycle/session-expired';
import MemberLimitsPage from './member-limits';

const initialAddress = location.href;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
  setSessionExpiredListener(handleRefusedSession);
  watchExclusionRefusals();
  history.replaceState(null, '', ROUTES.memberLimits.path);
});
afterEach(() => history.replaceState(null, '', initialAddress));

function Place() {
  const navigate = useNavigate();
  useEffect(() => registerRouterNavigate((path, options) => void navigate(path, options)), [navigate]);
  return <p>{`at ${useLocation().pathname}`}</p>;
}

const renderLimits = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <PageRouter>
        <Place />
        <RouteGuard notFound={null}>
          <Routes>
            <Route path={ROUTES.memberLimits.path} element={<MemberLimitsPage />} />
            <Route path="*" element={null} />
          </Routes>
        </RouteGuard>
      </PageRouter>
    </QueryClientProvider>,
  );

/** Presses the last button of a self-exclusion for good. The platform does not answer until it is released. */
async function beginExclusion() {
  const screen = await renderLimits();
  openFolds();
  await screen.getByRole('radio', { name: 'Permanently' }).click();
  await screen.getByRole('button', { name: 'Choose this exclusion' }).click();
  await screen.getByRole('button', { name: 'Yes, continue' }).click();
  await commands.holdRequests('startSelfExclusion');
  await screen.getByRole('button', { name: /^Exclude me/ }).click();
  await expect.poll(() => commands.countRequests('startSelfExclusion')).toBe(1);
  return screen;
}

const VALUE = { excludedUntil: EXCLUSION_WITHOUT_END_MS, member: 'm1' };

test.each([
  ['is answered before any other call', undefined],
  ['is told of by a call that it refuses before its answer', 'play.excluded'],
  ['has ended the session of a call that is refused before its answer', 'login.not.session'],
])('[SAFE-2.6][SAFE-2.11] a member whose exclusion %s reads so at home', async (_, errorCode) => {
  const screen = await beginExclusion();
  if (errorCode) {
    const body = JSON.stringify({ success: false, errorCode, message: '', value: VALUE });
    await commands.addFault({ endpoint: 'transactionStats', contentType: 'application/json', body, times: 1 });
    await call(transactionStats, { quiet: true });
  } else await commands.releaseRequests();
  await expect.element(screen.getByText('at /m/home')).toBeVisible();
  await expect
    .poll(() => useOverlays.getState().stack)
    .toMatchObject([
      { key: 'notice:excluded', title: { key: 'exclude.done.title' }, message: { key: 'exclude.done.forever' } },
    ]);
  await commands.releaseRequests();
});

test('[SAFE-2.11] a page for members that is not rendered yet opens home once the member is told of their exclusion', async () => {
  endSession();
  tellOfExclusion(EXCLUSION_WITHOUT_END_MS);
  const screen = await renderLimits();
  await expect.element(screen.getByText('at /m/home')).toBeVisible();
});
