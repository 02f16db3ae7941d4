import { expect, test } from 'vitest';
import { getRoutes } from './routes';

test('[ROUTE-8] the routes are built once for each path of the password page', () => {
  const routes = getRoutes('/m/newPassword');
  expect(routes.map(({ path }) => path)).toContain('/m/newPassword');
  expect(getRoutes('/m/newPassword')).toBe(routes);
  expect(getRoutes('/m/otherPassword')[0]?.path).toBe('/m/otherPassword');
});
