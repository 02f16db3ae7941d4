import { describe, expect, test } from 'vitest';
import cn from './catalogues/cn.json';
import en from './catalogues/en.json';
import { resolveDisplayText } from './display-text';
import { createPlainTranslator } from './plain-translate';

const english = createPlainTranslator(en);
const chinese = createPlainTranslator(cn);

describe('[API-7.6][I18N-1] a text is translated when it is rendered', () => {
  test.each([
    [{ key: 'session.over' }, en['session.over'], cn['session.over']],
    [{ key: 'link.title', values: { name: 'bob' } }, 'Continue as bob?', cn['link.title'].replace('{{name}}', 'bob')],
    [{ verbatim: 'Closed for stocktaking' }, 'Closed for stocktaking', 'Closed for stocktaking'],
    [{ lines: [{ verbatim: 'a' }, { key: 'session.over' }] }, `a\n${en['session.over']}`, `a\n${cn['session.over']}`],
    [{ verbatim: ' ' }, en['error.unknown_error'], cn['error.unknown_error']],
  ] as const)('the text %j is rendered as “%s” in English and as “%s” in Chinese', (text, inEnglish, inChinese) => {
    expect([resolveDisplayText(text, english), resolveDisplayText(text, chinese)]).toEqual([inEnglish, inChinese]);
  });
});
