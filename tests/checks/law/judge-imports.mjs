import path from 'node:path';
import { findCycle } from './find-cycle.mjs';
import { mayImport, placeOf } from './floors.mjs';
import { importsOf } from './imports-of.mjs';
import { mayUse } from './packages.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** Holds the sources (file → text) against the import law. Answers what breaks it, a line each; none when all is well. */
export function judgeImports(sources) {
  const edges = new Map();
  const broken = [...sources].flatMap(([file, text]) => {
    edges.set(file, []);
    return importsOf(text).flatMap((specifier) => judge(file, specifier) ?? []);
  });
  const cycle = findCycle(edges);
  return cycle ? [...broken, `${cycle.join(' → ')}: a cycle`] : broken;

  function judge(file, specifier) {
    if (specifier === undefined) return `${file}: import() of something that is no plain text`;
    if (!specifier.startsWith('.')) {
      return mayUse(placeOf(file), specifier) ? undefined : `${file} → ${specifier}: ${placeOf(file)} may not use it`;
    }
    const wanted = path.posix.join(path.posix.dirname(file), specifier);
    const target = ENDINGS.map((ending) => wanted + ending).find((candidate) => sources.has(candidate)) ?? wanted;
    if (sources.has(target)) edges.get(file).push(target);
    return mayImport(file, target) ? undefined : `${file} → ${target}: not below it`;
  }
}
