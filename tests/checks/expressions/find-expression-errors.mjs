import { findSuperlinearText } from './find-superlinear-text.mjs';

/**
 * Returns the expressions whose steps grow faster than the text although they are not accepted, and the accepted ones
 * that are not in the build or are linear.
 *
 * @param {ReadonlyMap<string, { pattern: string, flags: string, file: string }>} expressions
 * @param {Readonly<Record<string, string>>} accepted
 * @returns {string[]}
 */
export function findExpressionErrors(expressions, accepted) {
  const found = [...expressions].flatMap(([name, { pattern, flags, file }]) => {
    const text = findSuperlinearText(pattern, flags);
    return text ? [{ name, file, ...text }] : [];
  });
  const names = new Set(found.map(({ name }) => name));
  return [
    ...found
      .filter(({ name }) => !Object.hasOwn(accepted, name))
      .map(({ name, file, text, growth }) => {
        const steps = growth.toFixed(1);
        return `${file}: ${name} takes ${steps} times the steps on twice the text, such as ${JSON.stringify(text)}`;
      }),
    ...Object.keys(accepted)
      .filter((name) => !names.has(name))
      .map((name) => `accepted-expressions.mjs: ${name} is linear, or not in the build`),
  ];
}
