import { expect, test } from 'vitest';
import { decidePageKindForPopups } from './page-kind-for-popups';

test.each([
  ['/', false, 'home'],
  ['/m', false, 'home'],
  ['/m/', false, 'home'],
  ['/m/home', false, 'home'],
  ['/m/Home/', false, 'home'],
  ['/m/index', false, 'home'],
  ['/m/index.html', false, 'home'],
  ['/m/home', true, 'none'],
  ['/m/activity', false, 'page'],
  ['/m/member/home', false, 'page'],
  ['/m/nothing-here', false, 'page'],
  ['/m/login', false, 'none'],
  ['/m/register', false, 'none'],
  ['/m/register.html', false, 'none'],
  ['/m/changePsw', false, 'none'],
  ['/m/my-password', false, 'none'],
  ['/m/launchGame', false, 'none'],
  ['/m/game', false, 'none'],
  ['/m/withdraw', false, 'none'],
  ['/m/voucherCenter', false, 'none'],
  ['/m/member/limits', false, 'none'],
  ['/m/feedback', false, 'none'],
  ['/m/diagnostics', false, 'none'],
])(
  '[BAN-1] [BAN-2] for the path %s with isSearching=%s, the page kind for popups is “%s”',
  (path, isSearching, pageKind) => {
    expect(decidePageKindForPopups(path, isSearching, '/m/my-password')).toBe(pageKind);
  },
);
