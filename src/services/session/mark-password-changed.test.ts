import { afterEach, expect, test } from 'vitest';
import { beginSession, endSession, getCurrentSession, markPasswordChanged } from './session-store';

afterEach(endSession);

test('[POP-1.2][LOGIN-8] markPasswordChanged() clears updatePassword, but not firstTimeLogin', () => {
  const first = { id: '7', token: 'T', merchantCode: 'FAIR', userName: 'fiona', type: 0 };
  beginSession({ ...first, firstTimeLogin: true, updatePassword: true, currentPassword: 'known' });
  markPasswordChanged();
  expect(getCurrentSession()).toMatchObject({ firstTimeLogin: true, updatePassword: false });
});
