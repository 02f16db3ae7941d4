import { describe, expect, test } from 'vitest';
import { CATALOGUES, type TextKey } from './catalogue';
import { engineTexts } from './engine-texts';
import { LANGUAGES } from './languages';
import { plainTexts } from './plain-texts';

const VALUES = new Proxy<Record<string, string>>({}, { get: (_, name) => `<${String(name)}>`, has: () => true });
const valuesFor = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].map(([, name = '']) => [name, VALUES[name] ?? '']));

describe('[I18N-1] the first screen’s plain texts and i18next', () => {
  test.each([...LANGUAGES.values()])('say the same in $code', async (language) => {
    const { default: catalogue } = await CATALOGUES[language.code]();
    const [plain, engine] = [plainTexts(catalogue), engineTexts(language, catalogue)];
    for (const [key, text] of Object.entries(catalogue) as [TextKey, string][]) {
      expect(plain(key, valuesFor(text)), key).toBe(engine(key, valuesFor(text)));
      expect(plain(key, valuesFor(text)), key).toMatch(/\S/);
    }
  });

  test('a value that would be a pattern or an inherited name stays what it is', async () => {
    const texts = plainTexts({ 'notice.title': 'a {{constructor}} {{x}}' });
    expect(texts('notice.title', { x: '$& $1 {{y}}' })).toBe('a  $& $1 {{y}}');
  });
});
