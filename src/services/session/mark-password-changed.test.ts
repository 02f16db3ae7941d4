import { expect, test } from 'vitest';
import { beginSession, currentSession, markPasswordChanged } from './session-store';

test('[POP-1] [LOGIN-8] changing the first password ends only its requirement: it is still the first login', () => {
  const first = { id: '7', token: 'T', merchantCode: 'FAIR', userName: 'fiona', type: 0 };
  beginSession({ ...first, firstTimeLogin: true, updatePassword: true, currentPassword: 'known' });
  markPasswordChanged();
  expect(currentSession()).toMatchObject({ firstTimeLogin: true, updatePassword: false });
});
