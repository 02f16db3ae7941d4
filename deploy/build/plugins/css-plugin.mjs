import path from 'node:path';
import { compileCss } from '../styles/compile-css.mjs';

const ADOPT = `export function adopt(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * Creates an esbuild plugin that loads style sheets as JavaScript modules. The module of a critical sheet exports
 * only its class names, because its rules are inlined in index.html. Any other sheet is adopted by the chunk that
 * imports it: the chunk contains the rules, so that a lazy page needs no request for CSS. The rules of critical
 * sheets are added to `critical`, by file.
 */
export function cssPlugin(site, critical, compile = compileCss) {
  return {
    name: 'css',
    setup(build) {
      build.onResolve({ filter: /^adopt-css$/ }, () => ({ path: 'adopt-css', namespace: 'css', sideEffects: false }));
      build.onLoad({ filter: /./, namespace: 'css' }, () => ({ contents: ADOPT, loader: 'js' }));
      build.onLoad({ filter: /\.css$/ }, async ({ path: absolute }) => {
        const file = path.relative(site.root, absolute);
        const { css, names } = await compile(site, file);
        const isCritical = critical.has(file);
        if (isCritical) critical.set(file, css);
        const adoptCall =
          isCritical || css === '' ? '' : `import { adopt } from 'adopt-css'; adopt(${JSON.stringify(css)});`;
        const exportCode = file.endsWith('.module.css') ? `export default ${JSON.stringify(names)};` : '';
        return { contents: adoptCall + exportCode, resolveDir: site.root, loader: 'js' };
      });
    },
  };
}
