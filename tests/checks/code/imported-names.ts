const IDENTIFIER = '[\\w$]+';
const LIST = '\\{([^{}]*)\\}';
/** `import('./x')`, also within a function that loads it, such as `importChunk(() => import('./x'))`. */
const LOAD = `(?:${IDENTIFIER}\\(\\s*\\(\\) =>\\s+)?import\\(\\s*['"\`][^'"\`]*['"\`]\\s*,?\\s*\\),?\\s*\\)?`;

/** Returns the names of `a, type b as c` or of `a, b: c`, as the other file exports them. */
const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(/ as |:|=/)[0]
          ?.trim() ?? '',
    )
    .filter((name) => name !== '');

/** Returns the names of what is read of a namespace, such as `cashier.deposit`. */
const namesOfNamespace = (text: string, namespace: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w$.])${namespace.replaceAll('$', '\\$')}\\??\\.(${IDENTIFIER})`, 'g'))].map(
    ([, name = '']) => name,
  );

/**
 * Returns the names that a file takes from other files: by `import { a }`, also beside a default import, as a type or
 * from a namespace, by `export { a } from`, and of a module that is loaded later by `import()`.
 */
export function listImportedNames(text: string): readonly string[] {
  const find = (pattern: string) => [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, found = '']) => found);
  const namespaces = [
    ...find(`^import (?:type )?(?:${IDENTIFIER}, )?\\* as (${IDENTIFIER}) from`),
    ...find(`(?:const|let) (${IDENTIFIER})(?:: [^=\\n]+)? =\\s+await ${LOAD}`),
    ...find(`${LOAD}\\s*\\.then\\(\\s*(?:async )?\\(?(${IDENTIFIER})\\)? =>`),
  ];
  return [
    ...find(`^(?:import|export) (?:type )?(?:${IDENTIFIER}, )?${LIST} from`).flatMap(namesIn),
    ...find(`(?:const|let) ${LIST} =\\s+await ${LOAD}`).flatMap(namesIn),
    ...find(`${LOAD}\\s*\\.then\\(\\s*(?:async )?\\(${LIST}\\) =>`).flatMap(namesIn),
    ...find(`\\(await ${LOAD}\\)\\.(${IDENTIFIER})`),
    ...namespaces.flatMap((namespace) => namesOfNamespace(text, namespace)),
  ];
}
