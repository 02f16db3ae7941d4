import { describe, expect, test } from 'vitest';
import { findButtonKeys } from './find-button-keys.mjs';
import { findLeftoverEnglish } from './find-leftover-english.mjs';
import { countPerceivedCharacters, findLongButtonTexts } from './find-long-button-texts.mjs';

describe('[I18N-1.9] check for texts that are still English', () => {
  const english = {
    'nav.home': 'Home',
    'nav.deposit': 'Deposit {{amount}}',
    'guide.add': 'Tap “Add to Home Screen”, then “Add”.',
    left: '{{count}}/{{total}}',
    news_other: 'You have {{count}} new messages',
  };
  const indonesian = {
    'nav.home': 'Beranda',
    'nav.deposit': 'Deposit {{amount}}',
    'guide.add': 'Ketuk “Add to Home Screen” (Add to Home), lalu “Add”.',
    left: '{{count}}/{{total}}',
    news_other: 'Ada {{count}} pesan baru',
  };
  const lists = { loanWords: ['deposit'], allowed: [] as string[] };

  test('loan words, browser labels in quotation marks and texts without words are no findings', () => {
    expect(findLeftoverEnglish(english, indonesian, lists)).toEqual([]);
  });

  test.each([
    [{ 'nav.home': 'home' }, 'nav.home is not translated: "home"'],
    [{ 'guide.add': 'Ketuk ”Add“, add to home screen.' }, 'guide.add has English words: "add to home"'],
    [{ news_one: 'Ada {{count}}, you have {{count}} new messages' }, undefined],
    [{ news_few: 'You have {{count}} new messages' }, 'news_few is not translated: "You have {{count}} new messages"'],
  ])('in a catalogue with the change %j, the check finds “%s”', (change, finding) => {
    const findings = findLeftoverEnglish(english, { ...indonesian, ...change }, lists);
    expect(findings).toEqual(finding === undefined ? [] : [finding]);
  });

  test('a text on the list of its language may be English, a word that is no loan word may not', () => {
    const changed = { ...indonesian, 'nav.home': 'Home' };
    expect(findLeftoverEnglish(english, changed, { ...lists, allowed: ['nav.home'] })).toEqual([]);
    expect(findLeftoverEnglish(english, indonesian, { loanWords: [], allowed: [] })).toHaveLength(1);
  });
});

describe('[I18N-1.9] check for texts that are too long for a button', () => {
  test('the keys are those that buttons show, also by condition, template and form, not the names of buttons', () => {
    const source = `
      <p>{t('title')}</p>
      <Button wide onClick={() => open({ intro: 'intro' })} aria-label={t('name')}>
        {t(ready ? 'go' : 'wait')}
      </Button>
      <ButtonLink to={PATH}>{t('left', { count: many(1) })}</ButtonLink>
      <Button>{t(\`again.\${kind}.text\`)}</Button>
      <Form submitLabel={t('send')} title={TITLE} />`;
    const keys = ['title', 'intro', 'name', 'go', 'wait', 'left_one', 'left_other', 'again.a.text', 'again.a', 'send'];
    expect(findButtonKeys([source], keys)).toEqual(['again.a.text', 'go', 'left', 'send', 'wait']);
  });

  test.each([
    [
      'a label of a form over several lines',
      "<Form submitLabel={\n  typed.ok\n    ? t('pay.amount', { amount: format(typed) })\n    : t('pay')\n}\n title={t('x')} />",
      ['pay', 'pay.amount'],
    ],
    ['a property', "<Step confirm={t('go')} title={t('x')} />; <Form submitLabel={confirm} />", ['go']],
    ['a variable', "const label = t('go');\nconst title = t('x');\n<Button wide>{label}</Button>", ['go']],
    ['a button of a notice', "showNotice({ title: { key: 'x' }, actions: [{ label: { key: 'go' } }] })", ['go']],
    ['a choice in a notice', "actions: [{ label: { key: isOld ? 'pay' : 'go', values: { x } } }]", ['go', 'pay']],
  ])('the keys include those of %s', (_, source, keys) => {
    expect(findButtonKeys([source], ['x', 'go', 'pay', 'pay.amount'])).toEqual(keys);
  });

  test.each([
    ['Log in', 6],
    ['登录 App', 8],
    ['ログイン', 8],
    ['로그인', 6],
    ['ডিপোজিট', 4],
    ['Recom\u00adpensas', 11],
    ['+{{percent}}%', 6],
  ])('“%s” has %i characters', (text, length) => {
    expect(countPerceivedCharacters(text)).toBe(length);
  });

  test('a longer text is a finding in each plural form, unless its key may be long', () => {
    const long = 'Enviar una notificación de prueba';
    const catalogue = { send_one: long, send_other: 'Enviar', title: long };
    const finding = `send_one has 33 characters on a button, more than 28: "${long}"`;
    expect(findLongButtonTexts(catalogue, ['send'])).toEqual([finding]);
    expect(findLongButtonTexts(catalogue, ['send'], { send: 'stands alone' })).toEqual([]);
  });
});
