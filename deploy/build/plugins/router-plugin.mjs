import { readFile } from 'node:fs/promises';

/** Components of react-router that the app does not use, but that a statement next to them keeps in the bundle. */
const UNUSED = ['HistoryRouter', 'NavLink', 'Form', 'ScrollRestoration'];
/** Elements of its server framework, server components and data routers: the app has routes of components only. */
const UNREACHABLE = {
  'React10.createElement(PrefetchPageLinks, { page: href })': 'null',
  'React2.createElement(RSCErrorHandler, { error }, result)': 'result',
  'React2.createElement(DefaultErrorComponent, null)': 'null',
};

/** Warnings for developers about the paths of routes and links, which the app takes from tables. */
const WARNINGS = [
  /warning\(\s*path === "\*" \|\| !path\.endsWith\("\*"\) \|\| path\.endsWith\("\/\*"\),\s*`[^;]+`\s*\);/,
  /warning\(\s*false,\s*`<Link to="\$\{to\}"> contains an invalid URL[^`]+`\s*\);/,
];

/**
 * Leaves unused components and warnings out of react-router (5 KB of the initial scripts): names for its developer tools
 * keep the components, and code that never runs here refers to others. The build fails if its code has changed.
 */
export const routerPlugin = {
  name: 'router',
  setup(build) {
    build.onLoad({ filter: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      if (!contents.includes('function HistoryRouter(')) return { contents };
      const replace = (text, replacement) => {
        if (!contents.includes(text)) throw new Error(`${path} no longer has the code to remove: ${text}`);
        contents = contents.replace(text, () => replacement);
      };
      for (const name of UNUSED) {
        replace(`\n${name}.displayName =`, `\nconst ${name}Name =`);
        if (contents.includes(`var ${name} = React10.forwardRef(`))
          replace(`var ${name} = React10.forwardRef(`, `var ${name} = /* @__PURE__ */ React10.forwardRef(`);
      }
      for (const [element, replacement] of Object.entries(UNREACHABLE)) replace(element, replacement);
      for (const warning of WARNINGS) {
        const [text] = warning.exec(contents) ?? [];
        replace(text ?? String(warning), '');
      }
      return { contents };
    });
  },
};
