import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundlePage } from '../../deploy/build/bundle/bundle-page.mjs';
import { refuseCycles } from '../../deploy/build/link/assign-groups.mjs';
import {
  findMisplacedModules,
  findSharedGroup,
  findUnknownNames,
  LAZY_MODULE_GROUPS,
  ONLINE_SCRIPTS,
  RECOVERY_SCRIPTS,
  SHARED_GROUPS,
} from '../../deploy/build/link/chunk-groups.mjs';
import { linkChunks } from '../../deploy/build/link/link.mjs';
import { minifyInitialScripts } from '../../deploy/build/link/minify-initial-scripts.mjs';
import { createSiteBuildOptions } from '../../deploy/build/site.mjs';
import { createTemporarySite } from './temporary-site';

/**
 * Links a site whose main.tsx prints JSON, and runs its scripts in Node. Resolves with the names of the scripts, the
 * files of the lazy modules and the printed value.
 */
async function linkAndRun(files: Record<string, string>) {
  const site = createSiteBuildOptions({ root: createTemporarySite(files).root });
  const linked = await linkChunks(site, (await bundlePage(site)).chunks);
  const scripts: Map<string, string> = linked.scripts;
  const lazyModules: Map<string, string> = linked.lazyModules;
  for (const [name, text] of scripts) {
    writeFileSync(path.join(site.root, `${name}.mjs`), text.replace(/(['"`])#([\w-]+)\1/g, '"./$2.mjs"'));
  }
  const printed = execFileSync(process.execPath, [path.join(site.root, 'main.mjs')], { encoding: 'utf8' });
  return { names: [...scripts.keys()].sort(), scripts, lazyModules, result: JSON.parse(printed) as unknown };
}

/** Source of a function `print`, which awaits a promise and prints its value as JSON. */
const PRINT = 'const print = async (value) => console.log(JSON.stringify(await value));';

const LARGE = `/* kept: */ export const pad = ${JSON.stringify('x'.repeat(20_000))};`;

describe('linked chunks', () => {
  test.each([
    [
      'have the same file name',
      ['src/features/a/part', 'src/features/b/part'],
      /Rename .*both would be built into part/,
    ],
    [
      'a lazy module has the name of a group',
      ['src/features/a/chat', 'src/features/b/part'],
      /Rename .*chat is the name/,
    ],
    [
      'has a reserved prefix',
      ['src/features/a/vendor-part', 'src/features/b/part'],
      /Rename .*vendor-part is the name/,
    ],
  ])('linking fails if %s: %j', async (_case, modules, message) => {
    const files = Object.fromEntries(modules.map((name) => [`${name}.ts`, `export default '${name}';`]));
    const main = `${PRINT} print(Promise.all([${modules.map((name) => `import('./${name.slice(4)}')`).join()}]));`;
    await expect(linkAndRun({ 'src/main.tsx': main, ...files })).rejects.toThrow(message);
  });

  test('lazy modules of one chunk group share a file, and each import() resolves with its own module', async () => {
    const { names, result } = await linkAndRun({
      'src/main.tsx': `
        ${PRINT}
        print(Promise.all([
          import('./features/boot/site-screen'), import('./services/support/ui/contact-button'), import('./pages/a'),
        ]).then((modules) => modules.map(({ default: own, name }) => [own, name])));`,
      'src/features/boot/site-screen.tsx': `import { shared } from '../../shared'; export default shared('screen'); export const name = 1;`,
      'src/services/support/ui/contact-button.tsx': `import { shared } from '../../../shared'; export default shared('button'); export const name = 2;`,
      'src/shared.ts': 'export const shared = (text: string) => `shared ${text}`;',
      'src/pages/a.ts': `export default 'a'; export const name = 3;`,
    });
    expect(names).toEqual(['main', 'pages-a', 'site-screens']);
    expect(result).toEqual([
      ['shared screen', 1],
      ['shared button', 2],
      ['a', 3],
    ]);
  });

  test.each(Object.entries(LAZY_MODULE_GROUPS))('every module listed in the chunk group %s exists', (_, files) => {
    expect(files.filter((file: string) => !existsSync(file))).toEqual([]);
  });

  test.each([
    [['pages-login', 'pages-register'], 'sign-in-fields'],
    [['pages-change-password', 'pages-login'], 'sign-in'],
    [['account-dialogs', 'pages-register'], 'registration'],
    [['pages-voucher-center', 'pages-withdraw'], 'cashier'],
    [['pages-login', 'pages-voucher-center'], 'forms'],
    [['pages-login', 'pages-game'], 'common'],
  ])('code that the files %j share is in the group %s', (users, group) => {
    expect(findSharedGroup(users)).toBe(group);
  });

  test('names of the tables that the build does not contain are found, each once', () => {
    const known = [
      ...Object.keys(LAZY_MODULE_GROUPS),
      ...Object.keys(SHARED_GROUPS),
      ...Object.values(SHARED_GROUPS).flat(),
      ...RECOVERY_SCRIPTS,
      ...ONLINE_SCRIPTS,
    ];
    expect(findUnknownNames(known)).toEqual([]);
    expect(findUnknownNames(known.filter((name) => name !== 'site-screens'))).toEqual([
      'LAZY_MODULE_GROUPS: site-screens',
      'SHARED_GROUPS: site-screens',
      'RECOVERY_SCRIPTS: site-screens',
    ]);
  });

  test('a listed module that a script imports statically is found, and so is one in another file', async () => {
    const { lazyModules } = await linkAndRun({
      'src/main.tsx': `
        import { own } from './services/support/ui/contact-button';
        ${PRINT} print(Promise.all([own(), import('./features/boot/site-screen'), import('./services/support/ui/contact-button')]));`,
      'src/features/boot/site-screen.tsx': `import notice from './start-notice'; export default notice;`,
      'src/features/boot/start-notice.tsx': `export default 'notice';`,
      'src/services/support/ui/contact-button.tsx': `let count = 0; export const own = () => ++count;`,
    });
    expect([...lazyModules]).toEqual([['src/features/boot/site-screen.tsx', 'site-screens']]);
    const placed = Object.entries(LAZY_MODULE_GROUPS).flatMap(([group, files]) =>
      files.map((file: string): [string, string] => [file, group]),
    );
    expect(findMisplacedModules(new Map(placed))).toEqual([]);
    const moved = new Map([...placed, ['src/pages/mall.tsx', 'pages-mall'] as const]);
    for (const eager of ['src/services/support/ui/contact-button.tsx', 'src/features/boot/start-notice.tsx'])
      moved.delete(eager);
    expect(findMisplacedModules(moved)).toEqual([
      'src/pages/mall.tsx is in pages-mall: small-pages',
      'src/features/boot/start-notice.tsx is not lazy: site-screens',
      'src/services/support/ui/contact-button.tsx is not lazy: site-screens',
    ]);
  });

  test('files that would import each other fail the build, which names the imports that cause it', () => {
    const chunk = (file: string, ...imported: string[]) => ({
      file,
      inputs: [`src/${file}.ts`],
      imports: imported.map((other) => ({ kind: 'import-statement', path: other })),
    });
    const chunks = new Map(
      [chunk('a', 'b'), chunk('b', 'c'), chunk('c'), chunk('d', 'a')].map((one) => [one.file, one]),
    );
    const group = (names: Record<string, string>) => new Map(Object.entries(names));
    expect(() => refuseCycles(chunks, group({ a: 'one', b: 'two', c: 'two', d: 'three' }))).not.toThrow();
    expect(() => refuseCycles(chunks, group({ a: 'one', b: 'two', c: 'one', d: 'three' }))).toThrow(
      /one → two: a imports b\n {2}two → one: b imports c/,
    );
  });

  test('a module that is imported statically and dynamically is instantiated once', async () => {
    const { result } = await linkAndRun({
      'src/main.tsx': `
        import { count } from './counter';
        count();
        ${PRINT} print(import('./counter').then(({ default: name, count }) => [name, count()]));`,
      'src/counter.ts': `let n = 0; export const count = () => ++n; export default 'counter';`,
    });
    expect(result).toEqual(['counter', 2]);
  });

  test('equal export names of two modules do not collide', async () => {
    const lazy = (name: string) => `
      import { name as one } from '../one'; import { name as two } from '../two';
      export const own = '${name}'; export default () => [one(), two(), own];`;
    const { result, names } = await linkAndRun({
      'src/main.tsx': `
        import { name } from './zero';
        ${PRINT}
        print(Promise.all([import('./pages/a'), import('./pages/b')]).then((all) => [name(), ...all.map((page) => page.default())]));`,
      'src/zero.ts': `export const name = () => 'zero';`,
      'src/one.ts': `export const name = () => 'one';`,
      'src/two.ts': `export const name = () => 'two';`,
      'src/pages/a.ts': lazy('a'),
      'src/pages/b.ts': lazy('b'),
    });
    expect(names).toEqual(['common', 'main', 'pages-a', 'pages-b']);
    expect(result).toEqual(['zero', ['one', 'two', 'a'], ['one', 'two', 'b']]);
  });

  test('a file has equal imports of another one once, however many of its chunks have them', async () => {
    // Each part is a chunk of its own in `common`, as other pages use it.
    const page = (...parts: string[]) =>
      `${parts.map((name) => `import { ${name} } from '../part-${name}';`).join(' ')} export default [${parts.join()}];`;
    const part = (name: string) => `import { tag } from './tag'; export const ${name} = tag('${name}');`;
    const { scripts, result } = await linkAndRun({
      'src/main.tsx': `
        import { tag } from './tag';
        ${PRINT}
        print(Promise.all([tag('main'), import('./pages/a'), import('./pages/b'), import('./pages/c')]).then(
          ([own, ...all]) => [own, ...all.map((page) => page.default)]));`,
      'src/tag.ts': 'let count = 0; export const tag = (name: string) => `${name} ${++count}`;',
      ...Object.fromEntries(['x', 'y', 'z'].map((name) => [`src/part-${name}.ts`, part(name)])),
      'src/pages/a.ts': page('x', 'y'),
      'src/pages/b.ts': page('x', 'z'),
      'src/pages/c.ts': page('y', 'z'),
    });
    expect(result).toEqual(['main 1', ['x 2', 'y 3'], ['x 2', 'z 4'], ['y 3', 'z 4']]);
    expect(scripts.get('common')?.match(/"#main"/g)).toHaveLength(1);
  });

  test('grouped chunks have no import cycle', async () => {
    // small → large → base: with small and base in one group, large would be in a cycle with it.
    const lazy = (imported: string) => `import { value } from '../${imported}'; export default value;`;
    const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const { result } = await linkAndRun({
      'src/main.tsx': `
        const pages = [${pages.map((name) => `() => import('./pages/${name}')`).join(', ')}];
        ${PRINT} print(Promise.all(pages.map(async (load) => (await load()).default)));`,
      'src/base.ts': `class Base { text = 'base'; } export const value = new Base().text;`,
      'src/large.ts': `import { value as base } from './base'; ${LARGE} export const value = base + pad.length;`,
      'src/small.ts': `import { value as large } from './large'; export const value = 'small ' + large;`,
      'src/pages/a.ts': lazy('small'),
      'src/pages/b.ts': lazy('small'),
      'src/pages/c.ts': lazy('large'),
      ...Object.fromEntries(pages.slice(3).map((name) => [`src/pages/${name}.ts`, lazy('base')])),
    });
    expect(result).toEqual([...Array(2).fill('small base20000'), 'base20000', ...Array(4).fill('base')]);
  });

  test('modules are evaluated in the order of their import statements', async () => {
    const pushName = (name: string) =>
      `import { order } from './order'; order.push('${name}'); export const ${name} = 1;`;
    const { result } = await linkAndRun({
      'src/main.tsx': `
        import { zebra } from './zebra'; import { ape } from './ape'; import { order } from './order';
        ${PRINT} print(import('./pages/a').then(() => [...order, zebra + ape]));
        void import('./pages/b');`,
      'src/order.ts': `export const order: string[] = [];`,
      'src/zebra.ts': pushName('zebra'),
      'src/ape.ts': pushName('ape'),
      'src/pages/a.ts': `import { zebra } from '../zebra'; import { order } from '../order'; order.push('page'); export { zebra };`,
      'src/pages/b.ts': `export { ape } from '../ape';`,
    });
    expect(result).toEqual(['zebra', 'ape', 'page', 2]);
  });
});

describe('minified initial scripts', () => {
  test('a statement that only reads a property stays, as a read of a size starts a layout', async () => {
    // Without an option, terser keeps the first and removes the second.
    const script =
      "class Box { static get height() { return console.log('read'); } } document.body.offsetWidth; Box.height;";
    const minified = await minifyInitialScripts(new Map([['main', script]]));
    expect(minified.get('main')).toContain('document.body.offsetWidth');
    expect(minified.get('main')).toMatch(/\.height\b/);
  });

  test('only the scripts that every start loads are minified once more, and keep their imports and exports', async () => {
    const script = 'import { once } from "#vendor"; const twice = (n) => once(once(n)); export { twice as run };';
    const minified = await minifyInitialScripts(
      new Map([
        ['main', script],
        ['common', script],
      ]),
    );
    expect([...minified.keys()]).toEqual(['main', 'common']);
    expect(minified.get('main')).toMatch(/^import\s*\{once as \w+\}\s*from\s*"#vendor";.*export\s*\{\w+ as run\}/);
    expect(minified.get('common')).toBe(script);
  });
});
