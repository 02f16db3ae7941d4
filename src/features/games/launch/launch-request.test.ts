import { describe, expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { buildLaunchRequest, type LaunchRequestContext } from './launch-request';

const ORIGIN = 'https://m.fair.example';
const HOME = `${ORIGIN}/m/home`;
const context = {
  hosts: { origin: ORIGIN, merchant: ['www.fair.example'] },
  language: 'CN',
  title: 'Fairground',
  labelName: 'Gold',
  lanes: [],
};
const request = (search: string, overrides: Partial<LaunchRequestContext> = {}) =>
  buildLaunchRequest(new URLSearchParams(search), { ...context, ...overrides });

describe('[GAME-1.2][GAME-1.3] launch request', () => {
  test('identifies a lottery game by its prize mode and code', () => {
    expect(request('prize_mode=1960&code=101&playType=OFFICIAL')).toEqual({
      lottoArea: '',
      launchMode: 'LOTT',
      lottoPrizeMode: '1960',
      lottoMode: 'OFFICIAL',
      lottoGameCode: '101',
      lottoView: 'betting',
      device: 'MOBILE',
      backUrl: HOME,
      hasLobby: 'true',
      language: 'CN',
      title: 'Fairground',
      labelName: 'Gold',
    });
  });

  test('identifies a game of a vendor by the vendor and the game code', () => {
    expect(request('vendor=TCG&code=7')).toMatchObject({ lottoArea: 'TCG', lottoPrizeMode: '', lottoGameCode: '7' });
  });

  test('[ROUTE-9.2] ignores what was pasted with the parameters of a link', () => {
    expect(request('vendor=TCG.&playType=OFFICIAL%E3%80%82&lottoView=lobby.&numbers=1,2).&code=7.')).toMatchObject({
      lottoArea: 'TCG',
      lottoMode: 'OFFICIAL',
      lottoGameCode: '7',
      lottoView: 'lobby',
      lottoNumbers: '1,2',
    });
  });

  test.each([
    ['prize_mode=P.&code=Live!', { lottoPrizeMode: 'P.', lottoGameCode: 'Live!' }],
    ['vendor=X!&code=[VN]', { lottoArea: 'X!', lottoGameCode: '[VN]' }],
    ['vendor=X!.&code=live!', { lottoArea: 'X', lottoGameCode: 'live!' }],
    ['vendor=X!&code=Live!!', { lottoArea: 'X!', lottoGameCode: 'Live' }],
    ['vendor=X!&code=lobby.', { lottoArea: 'X!', lottoGameCode: 'lobby' }],
    ['code=%20Live!%20', { lottoGameCode: 'Live!' }],
  ])('[ROUTE-9.5] for the query %j of known games, the launch request contains %j', (search, sent) => {
    const cards = [
      createGameCard({ nodeId: 'Live!', prizeMode: 'P.' }),
      createGameCard({ nodeId: '7', gameCode: '[VN]', accountTypeName: 'x!' }),
    ];
    const lanes = [{ title: '', category: 'LOTT', icon: '', cards, gameClassify: [], gameCount: 2 }];
    expect(request(search, { lanes })).toMatchObject(sent);
  });

  test('contains the language VI if no language is set', () => {
    expect(request('code=1', { language: '' }).language).toBe('VI');
  });

  test.each([
    ['', HOME],
    ['/m/activity?id=3', `${ORIGIN}/m/activity?id=3`],
    ['https://www.fair.example/lotto', 'https://www.fair.example/lotto'],
    ['https://evil.example/', HOME],
    ['//evil.example', HOME],
    ['https://www.fair.example@evil.example', HOME],
    ['javascript:alert(1)', HOME],
    ['http://www.fair.example/', HOME],
  ])('[GAME-1.4] the launch request for the parameter backUrl=%j contains the back URL %s', (backUrl, url) => {
    expect(request(`code=1&${new URLSearchParams({ backUrl })}`).backUrl).toBe(url);
  });
});

describe('[GAME-2.3] lottery view of a launch request', () => {
  test.each([
    ['', 'lobby'],
    ['code=', 'lobby'],
    ['code=%20', 'lobby'],
    ['code=lobby', 'lobby'],
    ['code=LobbY', 'lobby'],
    ['code=game_list', 'lobby'],
    ['code=GAME_LIST', 'lobby'],
    ['code=101', 'betting'],
    ['code=lobby2', 'betting'],
    ['code=101&lottoView=lobby', 'lobby'],
    ['code=101&lottoView=betting', 'betting'],
    ['code=101&lottoView=other', 'betting'],
    ['code=lobby&lottoView=betting', 'lobby'],
  ])('for the query %j, the launch request contains the lottery view “%s”', (search, view) => {
    expect(request(search).lottoView).toBe(view);
  });
});

test.each([
  ['code=1', undefined],
  ['code=1&numbers=3,8,14', '3,8,14'],
  ['code=1&numbers=07', '07'],
  ['code=1&numbers=', undefined],
  ['code=1&numbers=3,,8', undefined],
  ['code=1&numbers=3;8', undefined],
  [`code=1&numbers=${'1,'.repeat(40)}1`, undefined],
  ['code=1&numbers=<script>', undefined],
])('[GAME-9.3] for the query %j, the launch request contains the numbers %j', (search, numbers) => {
  expect(request(search).lottoNumbers).toBe(numbers);
});
