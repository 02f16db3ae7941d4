import path from 'node:path';
import { compileCss } from './compile-css.mjs';

const ADOPT = `export function adopt(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * Style sheets as JavaScript modules. A critical sheet leaves its class names only: its rules stand in index.html.
 * Any other sheet is adopted by the chunk that needs it, so that a lazy page costs no request of its own for style.
 * Rules of the critical sheets are put into `critical`, by file.
 */
export function cssPlugin(site, critical) {
  return {
    name: 'css',
    setup(build) {
      build.onResolve({ filter: /^adopt-css$/ }, () => ({ path: 'adopt-css', namespace: 'css', sideEffects: false }));
      build.onLoad({ filter: /./, namespace: 'css' }, () => ({ contents: ADOPT, loader: 'js' }));
      build.onLoad({ filter: /\.css$/ }, async ({ path: absolute }) => {
        const file = path.relative(site.root, absolute);
        const { css, names } = await compileCss(site, file);
        const inPage = critical.has(file);
        if (inPage) critical.set(file, css);
        const adopts = inPage || css === '' ? '' : `import { adopt } from 'adopt-css'; adopt(${JSON.stringify(css)});`;
        const exported = file.endsWith('.module.css') ? `export default ${JSON.stringify(names)};` : '';
        return { contents: adopts + exported, resolveDir: site.root, loader: 'js' };
      });
    },
  };
}
