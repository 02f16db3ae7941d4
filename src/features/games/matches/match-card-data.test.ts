import { describe, expect, test } from 'vitest';
import type { GameMatch } from '../../../contract/endpoints/games/game';
import { formatMatchStartTime, selectMatchesToShow } from './match-card-data';

const match = (fields: Partial<GameMatch>): GameMatch => ({
  id: '1',
  title: '',
  nodeId: '',
  home: '',
  away: '',
  league: '',
  startTime: 0,
  live: false,
  score: '',
  ...fields,
});

describe('[GAME-6] match lane', () => {
  test('[GAME-6.2] lists live matches first, then the other matches by start time', () => {
    const views = selectMatchesToShow(
      [
        match({ id: 'late', title: 'a - b', startTime: 30 }),
        match({ id: 'soon', title: 'a - b', startTime: 10 }),
        match({ id: 'on', title: 'a - b', startTime: 20, live: true }),
      ],
      0,
    );
    expect(views.map(({ id }) => id)).toEqual(['on', 'soon', 'late']);
  });

  test('[GAME-6.2] lists a match with an unknown start time last', () => {
    const views = selectMatchesToShow(
      [match({ id: 'some day', title: 'a' }), match({ id: 'soon', title: 'b', startTime: 10 })],
      0,
    );
    expect(views.map(({ id }) => id)).toEqual(['soon', 'some day']);
  });

  test.each([
    [{ home: 'Lotus', away: 'Pier', title: 'x – y' }, ['Lotus', 'Pier']],
    [{ title: 'Lotus – Pier' }, ['Lotus', 'Pier']],
    [{ title: 'Lotus vs Pier' }, ['Lotus', 'Pier']],
    [{ title: 'Lotus v. Pier' }, ['Lotus', 'Pier']],
    [{ title: ' Lotus \t VS  \n Pier ' }, ['Lotus', 'Pier']],
    [{ title: 'Saint-Denis – Pier' }, ['Saint-Denis', 'Pier']],
    [{ title: 'The Grand Final' }, ['The Grand Final']],
    [{ title: 'a – b – c' }, ['a – b – c']],
    [{ home: 'Lotus', title: 'Grand Final' }, ['Grand Final']],
  ])('[GAME-6.3] the match lane for a match with the fields %j shows the opponents %j', (fields, sides) => {
    expect(selectMatchesToShow([match(fields)], 0)[0]?.sides).toEqual(sides);
  });

  test('[GAME-6.5] shows no match if the response is older than ten minutes', () => {
    const matches = [match({ title: 'a - b', live: true })];
    expect(selectMatchesToShow(matches, 600_000)).toHaveLength(1);
    expect(selectMatchesToShow(matches, 600_001)).toEqual([]);
  });

  test('[GAME-6.3] omits a match that has neither a title nor opponents', () => {
    expect(selectMatchesToShow([match({ title: ' ' })], 0)).toEqual([]);
  });
});

describe('[GAME-6.2] start time of a match', () => {
  const start = Date.UTC(2026, 10, 20, 18, 30);
  const now = Date.UTC(2026, 10, 20, 12, 0);
  test.each([
    ['en-US', 'UTC', '6:30 PM'],
    ['en-US', 'America/New_York', '1:30 PM'],
    ['vi-VN', 'Asia/Ho_Chi_Minh', /^1:30.*21/], // tomorrow there
    ['zh-CN', 'Asia/Shanghai', /21.*2:30/],
    ['en-US', 'Asia/Manila', /^Sat, Nov 21.*2:30 AM$/],
  ])('the start time of a match is formatted for the locale %s in the time zone %s as %s', (locale, zone, text) => {
    const shown = formatMatchStartTime(start, now, locale, zone).replace(/\u202f/g, ' ');
    if (typeof text === 'string') expect(shown).toBe(text);
    else expect(shown).toMatch(text);
  });
});
