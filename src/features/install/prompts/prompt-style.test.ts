import { describe, expect, test } from 'vitest';
import { derivePromptColors, getEnabledText, getPromptColorScheme } from './prompt-style';

const on = (value: string) => ({ enabled: true, value });
const off = (value: string) => ({ enabled: false, value });

describe('[ENG-1] style of an install prompt', () => {
  test.each([
    [on('#102030'), on('#ffffff'), { background: '#102030', color: '#ffffff' }],
    [on('#fff'), off('#000000'), { background: '#ffffff', color: '#000000' }],
    [on('#ffffff'), on('not a colour'), { background: '#ffffff', color: '#000000' }],
    [off('#102030'), on('#ffffff'), {}],
    [on('url(https://evil.example)'), on('#ffffff'), {}],
  ])(
    '[ENG-1.1] the style of an install prompt for the background %j and the text color %j is %j',
    (background, ink, colors) => {
      expect(derivePromptColors(background, ink)).toEqual(colors);
    },
  );

  test('[ENG-1.1] replaces a text color that has too little contrast', () => {
    const { color } = derivePromptColors(on('#ffffff'), on('#ffff00'));
    expect(color).not.toBe('#ffff00');
  });

  test.each([
    [on(' Dark '), 'dark'],
    [on('light'), 'light'],
    [off('dark'), undefined],
    [on('sepia'), undefined],
  ])('the style of an install prompt for the theme setting %j has the color scheme %s', (theme, scheme) => {
    expect(getPromptColorScheme(theme)).toBe(scheme);
  });

  test('ignores the value of a disabled setting', () => {
    expect([getEnabledText(on(' Hi ')), getEnabledText(off('Hi'))]).toEqual(['Hi', '']);
  });
});
