import { useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageRouter, setNavigationRenderer } from './page-router';

const original = location.href;
beforeEach(() => history.replaceState(null, '', '/m/home'));
afterEach(() => {
  setNavigationRenderer((_change, show) => show());
  history.replaceState(null, '', original);
});

function Place() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const action = useNavigationType();
  return (
    <>
      <p>{`${action} ${pathname}`}</p>
      {['/m/game/1', '/m/vip'].map((path) => (
        <button key={path} type="button" onClick={() => navigate(path)}>
          {path}
        </button>
      ))}
    </>
  );
}

test('[ROUTE-1] the router shows the page of the current URL even if an earlier navigation is rendered after a later one', async () => {
  const screen = await render(
    <PageRouter>
      <Place />
    </PageRouter>,
  );
  const pending: (() => void)[] = [];
  setNavigationRenderer((_change, show) => void pending.push(show));
  await screen.getByRole('button', { name: '/m/game/1' }).click();
  await screen.getByRole('button', { name: '/m/vip' }).click();
  for (const show of pending.toReversed()) show();
  await expect.element(screen.getByText('PUSH /m/vip')).toBeVisible();
  expect(location.pathname).toBe('/m/vip');
});

test('[ROUTE-1] the router shows the target of a Back navigation that occurs during the first render', async () => {
  function GoBack() {
    // Child effects run before those of the router.
    useLayoutEffect(() => history.replaceState(null, '', '/m/vip'), []);
    return null;
  }
  const screen = await render(
    <PageRouter>
      <GoBack />
      <Place />
    </PageRouter>,
  );
  await expect.element(screen.getByText('POP /m/vip')).toBeVisible();
});

test('[ROUTE-2] a redirect during the first render has the navigation type REPLACE, not POP', async () => {
  const screen = await render(
    <PageRouter>
      <Routes>
        <Route path="/m/home" element={<Navigate replace to="/m/login" />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </PageRouter>,
  );
  await expect.element(screen.getByText('REPLACE /m/login')).toBeVisible();
});
