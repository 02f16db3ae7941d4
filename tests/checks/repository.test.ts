import { describe, expect, test } from 'vitest';
import { judgeRepository } from './judge-repository.mjs';

const judge = (file: string, text: string) => judgeRepository(new Map([[file, text]])).findings;
const work = ['TO', 'DO'].join('');

describe('the repository', () => {
  test.each([
    ['src/a.ts', 'const a: any = 1;'],
    ['src/a.ts', 'const a = b as any;'],
    ['src/a.ts', 'const a = new Map<string, any>();'],
    ['src/a.tsx', 'const a: any[] = [];'],
    ['src/a.ts', `// ${work}: later`],
    ['src/a.css', `/* ${work} */`],
    ['src/a.ts', `// @ts-${'ignore'}`],
    ['src/a.ts', `// @ts-${'expect-error'}`],
    ['package-lock.json', '{ "resolved": "x" }'],
    ['docs/a.md', '\n'.repeat(401)],
    ['src/a.ts', 'const a = 1;\n'.repeat(60)],
    ['sw/a.ts', 'const a = URL.canParse(b);'],
    ['src/a.tsx', 'const { promise } = Promise.withResolvers<void>();'],
  ])('%s may not hold %j', (file, text) => {
    expect(judge(file, text)).toHaveLength(1);
  });

  test.each([
    ['src/a.ts', '/* any of these */ const a = "as any"; // : any'],
    ['src/a.ts', 'const { any: one } = many;'],
    ['src/a.ts', 'const url = "https://x";'],
    ['src/a.ts', `// @ts-${'expect-error'} The platform lies here.`],
    ['src/a.ts', `const title = '${work}';`],
    ['package-lock.json', '{ "version": "x" }'],
    ['docs/a.json', '\n'.repeat(401)],
    ['src/a.ts', 'const a = 1;\n'.repeat(59)],
    ['src/a.ts', '/** As URL.canParse() would. */ const a = myURL.parse(b);'],
    ['tests/a.ts', 'const a = URL.canParse(b);'],
  ])('%s may hold %j', (file, text) => {
    expect(judge(file, text)).toEqual([]);
  });
});
