import { expect, test } from 'vitest';
import { getRoutes } from './routes';

test('[ROUTE-8] the same routes are returned until the path of the password page changes', () => {
  const routes = getRoutes('/m/newPassword');
  expect(routes.map(({ path }) => path)).toContain('/m/newPassword');
  expect(getRoutes('/m/newPassword')).toBe(routes);
  expect(getRoutes('/m/otherPassword')[0]?.path).toBe('/m/otherPassword');
});
