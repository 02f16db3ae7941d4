import { createPackagePatches } from './package-patches.mjs';

/**
 * Components of react-router that the app does not use. Without this plugin they would stay in the bundle, because of
 * the statements that set their `displayName`.
 */
const UNUSED = ['HistoryRouter', 'NavLink', 'Form', 'ScrollRestoration'];
/** Code of react-router's server framework, server components and data routers, which never runs in the app. */
const UNREACHABLE = {
  'React10.createElement(PrefetchPageLinks, { page: href })': 'null',
  'React2.createElement(RSCErrorHandler, { error }, result)': 'result',
  'React2.createElement(DefaultErrorComponent, null)': 'null',
};

/**
 * Match the developer warnings about invalid paths of routes and links, which the app does not need because its paths
 * come from tables.
 */
const WARNINGS = [
  /warning\(\s*path === "\*" \|\| !path\.endsWith\("\*"\) \|\| path\.endsWith\("\/\*"\),\s*`[^;]+`\s*\);/,
  /warning\(\s*false,\s*`<Link to="\$\{to\}"> contains an invalid URL[^`]+`\s*\);/,
];

/**
 * Patches of packages in the page. Unused components and warnings are removed from react-router (5 KB of the initial
 * scripts). The bundler would keep them: some have a display name for developer tools, and others are referenced by
 * code that never runs.
 */
export const pagePatches = createPackagePatches([
  {
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    sha256: '6b14f8c6dc36dfcf524ad4d8690ab367b93424e54392036d6b3f7f95a9dd930d',
    change: removeUnusedRouterCode,
  },
]);

function removeUnusedRouterCode(source, file) {
  let contents = source;
  const replace = (text, replacement) => {
    if (!contents.includes(text)) throw new Error(`${file} no longer has the code to remove: ${text}`);
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
  return contents;
}
