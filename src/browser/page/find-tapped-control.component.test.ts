import { describe, expect, test } from 'vitest';
import { findTappedControl } from './find-tapped-control';

const LUCKY = '<a class="tile" href="/m/launchGame?vendor=TCG&amp;code=1&amp;r=FRIEND">Lucky</a>';
const TRIAL = '<a class="trial" href="/m/game?trial=1&amp;code=1"></a>';
const OTHER_TRIAL = '<a class="trial" href="/m/game?trial=1&amp;code=2"></a>';
const CHAT = '<button class="item">Chat</button>';
const BANNER = '<a class="banner" href="https://partner.example/offer">Hello</a>';
const FILTERED = '<a class="item" href="/m/activity">Promotions</a>';

function elementOf(html: string): HTMLElement {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  return parent;
}

describe('[OFF-2.15] the control that a tapped control of the first picture stands for', () => {
  test.each([
    ['a link with its target', '<a class="tile" data-to="/m/launchGame?vendor=TCG&amp;code=1">Lucky</a>', LUCKY],
    ['a trial among others', '<a class="trial" data-to="/m/game?trial=1&amp;code=1"></a>', TRIAL],
    ['a button', CHAT, CHAT],
    ['a banner without a target', '<a class="banner">Hello</a>', BANNER],
    ['a link that had a filter', '<a class="item" data-to="/m/activity?category=3">Promotions</a>', FILTERED],
  ])('of %s is the one with its target, or else with its look and words', (_, tapped, expected) => {
    const root = elementOf(OTHER_TRIAL + LUCKY + TRIAL + CHAT + BANNER + FILTERED);
    const control = elementOf(tapped).firstElementChild;
    expect(findTappedControl(control as HTMLElement, root)?.outerHTML).toBe(expected);
  });

  test.each([0, 1])('of the banner %i without a title is the banner in its place, if there are as many', (place) => {
    const banner = '<a class="banner"></a>';
    const picture = elementOf(`<div class="first-snapshot">${banner}${banner}</div>`);
    const tapped = picture.querySelectorAll('a')[place] as HTMLElement;
    const rendered = ['one', 'two'].map((name) => `<a class="banner" href="/m/activity?id=${name}"></a>`);
    expect(findTappedControl(tapped, elementOf(rendered.join('')))?.outerHTML).toBe(rendered[place]);
    expect(findTappedControl(tapped, elementOf([...rendered, rendered[0]].join('')))).toBeUndefined();
  });

  test.each([
    ['a game that is gone', '<a class="tile" data-to="/m/launchGame?vendor=TCG&amp;code=9">Gone</a>', LUCKY],
    ['a game of the same name', '<a class="tile" data-to="/m/launchGame?vendor=TCG&amp;code=9">Lucky</a>', LUCKY],
    ['a trial that is gone', '<a class="trial" data-to="/m/game?trial=1&amp;code=9"></a>', TRIAL],
    ['a damaged target', '<a class="tile" data-to="https://[">Lost</a>', LUCKY],
    ['one of two that look alike', '<a class="banner">Hello</a>', BANNER + BANNER],
    ['a button that has become a link', CHAT, '<a class="item" href="/m/chat">Chat</a>'],
  ])('of %s is none', (_, tapped, rendered) => {
    const control = elementOf(tapped).firstElementChild;
    expect(findTappedControl(control as HTMLElement, elementOf(rendered))).toBeUndefined();
  });
});
