import { quoteValue } from './quote-value';

/**
 * What is wrong with a configuration. `fault`: something does not work, or is not as it was meant, so a build and the
 * start of a container refuse it; `warning`: the app copes, and an operator should know.
 */
export interface Finding {
  readonly level: 'fault' | 'warning';
  /** Path of the value, such as `brands.KOPI.accent` or `hosts["m.example"]`; empty for the whole document. */
  readonly path: string;
  /** One sentence in plain words, without the path. */
  readonly message: string;
}

/** A step of a path: the key of a property, or the index of an entry of a list. */
export type PathStep = string | number;
export type Path = readonly PathStep[];

export const fault = (path: Path, message: string): Finding => ({ level: 'fault', path: formatPath(path), message });
export const warning = (path: Path, message: string): Finding => ({
  level: 'warning',
  path: formatPath(path),
  message,
});

/** Returns a path as it would be written in JavaScript: a key that is no identifier is quoted. */
function formatPath(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    return /^[\p{L}\d_$-]{1,64}$/u.test(step) ? `.${step}` : `[${quoteValue(step)}]`;
  });
  return steps.join('').replace(/^\./, '');
}

/** Returns a finding as one line of text. */
export const formatFinding = ({ path, message }: Finding): string => (path === '' ? message : `${path}: ${message}`);

/** Returns the findings without those that another rule has already made. */
export function mergeFindings(...lists: readonly (readonly Finding[])[]): readonly Finding[] {
  return [...new Map(lists.flat().map((finding) => [formatFinding(finding), finding])).values()];
}
