import { describe, expect, test } from 'vitest';
import { decideTabNews } from './decide-tab-news';

const out = (member: string) => ({ type: 'logged-out', member }) as const;

describe('[SESS-4] what a tab does when another tab tells', () => {
  test.each([
    // message                                  session        member page  does
    ['the same member signed out', out('7'), { id: '7' }, true, 'forget-and-tell'],
    ['the same, on a public page', out('7'), { id: '7' }, false, 'forget'],
    ['another member signed out', out('8'), { id: '7' }, true, 'nothing'],
    ['nobody is signed in here', out('7'), undefined, true, 'nothing'],
    ['not yet known who is signed in here', out('7'), { id: '' }, true, 'forget-and-tell'],
    ['not known who signed out', out(''), { id: '7' }, false, 'forget'],
  ])('%s', (_case, message, session, onMemberPage, news) => {
    expect(decideTabNews(message, session, onMemberPage)).toBe(news);
  });
});

test.each([
  ['7', { id: '7' }, 'settle'],
  ['8', { id: '7' }, 'nothing'],
  ['7', undefined, 'nothing'],
  ['', { id: '' }, 'nothing'],
  ['7', { id: '' }, 'nothing'],
])('[LOGIN-8] member %j has changed the password elsewhere, here is %o: %s', (member, session, news) => {
  expect(decideTabNews({ type: 'password-changed', member }, session, true)).toBe(news);
});
