import { describe, expect, test } from 'vitest';
import { marqueeTitles } from './marquee-titles';

const item = (title: string, execution: string) => ({ id: title, title, content: '', promotionType: '', execution });
const answer = { list: [item('to members', 'A'), item('to visitors', 'B'), item('to new ones', 'F'), item(' ', 'B')] };

describe('[POP-1] whose announcements run over home', () => {
  test.each([
    ['a visitor', undefined, ['to visitors']],
    ['a member', { firstTimeLogin: false }, ['to members']],
    ['a member at the first login', { firstTimeLogin: true }, ['to members', 'to new ones']],
  ])('%s', (_who, session, titles) => {
    expect(marqueeTitles(answer, session)).toEqual(titles);
  });

  test('a title runs once, and twenty of them at most', () => {
    const many = Array.from({ length: 5000 }, (_, at) => item(`title ${Math.floor(at / 2)}`, 'B'));
    expect(marqueeTitles({ list: many }, undefined)).toEqual(Array.from({ length: 20 }, (_, at) => `title ${at}`));
  });
});
