import { describe, expect, test } from 'vitest';
import { findRepositoryRuleViolations } from './find-repository-rule-violations.mjs';

const findErrors = (file: string, text: string) => findRepositoryRuleViolations(new Map([[file, text]]));
const openWork = ['TO', 'DO'].join('');

describe('check of the repository rules', () => {
  test.each([
    ['src/a.ts', 'const a: any = 1;'],
    ['src/a.ts', 'const a = b as any;'],
    ['src/a.ts', 'const a = new Map<string, any>();'],
    ['src/a.tsx', 'const a: any[] = [];'],
    ['src/a.ts', `// ${openWork}: later`],
    ['src/a.css', `/* ${openWork} */`],
    ['src/a.ts', `// @ts-${'ignore'}`],
    ['src/a.ts', `// @ts-${'expect-error'}`],
    ['package-lock.json', '{ "resolved": "x" }'],
    ['docs/a.md', '\n'.repeat(401)],
    ['docs/architecture.md', '\n'.repeat(121)],
    ['docs/a.md', 'a '.repeat(61)],
    ['README.md', `- ${'a '.repeat(60)}`],
    ['src/a.ts', 'const a = 1;\n'.repeat(401)],
    ['sw/a.ts', 'const a = URL.canParse(b);'],
    ['sw/a.ts', 'const a = AbortSignal.timeout(5);'],
    ['src/a.tsx', 'const { promise } = Promise.withResolvers<void>();'],
  ])('the check reports the file %s with the content %j', (file, text) => {
    expect(findErrors(file, text)).toHaveLength(1);
  });

  test.each([
    ['src/a.ts', '/* any of these */ const a = "as any"; // : any'],
    ['src/a.ts', 'const { any: one } = many;'],
    ['src/a.ts', 'const url = "https://x";'],
    ['src/a.ts', `// @ts-${'expect-error'} The platform's type is wrong.`],
    ['src/a.ts', `const title = '${openWork}';`],
    ['package-lock.json', '{ "version": "x" }'],
    ['docs/a.json', '\n'.repeat(401)],
    ['docs/architecture.md', '\n'.repeat(120)],
    ['docs/a.md', `${'a '.repeat(59)}aa\n| ${'a '.repeat(80)}|\n- ${'a'.repeat(150)}`],
    ['docs/a.md', `\`\`\`sh\n${'a '.repeat(80)}\n\`\`\``],
    ['docs/CHANGELOG.md', 'a '.repeat(80)],
    ['src/a.ts', 'const a = 1;\n'.repeat(400)],
    ['src/a.ts', '/** As URL.canParse() would. */ const a = myURL.parse(b);'],
    ['tests/a.ts', 'const a = URL.canParse(b);'],
  ])('the check accepts the file %s with the content %j', (file, text) => {
    expect(findErrors(file, text)).toEqual([]);
  });
});
