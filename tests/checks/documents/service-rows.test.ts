import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = 'src/services';
const IMPORT = /(?:from |import\()'(\.[^']+)'/g;

/** Rows of the table of services in docs/features.md. */
const ROWS = readFileSync('docs/features.md', 'utf8')
  .split('| Services | Subject |')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .slice(2)
  .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
const rows = ROWS ?? [];
const rowOf = (service: string): number => rows.findIndex((row) => row.includes(service));

const serviceOf = (file: string): string | undefined => (file.startsWith(`${ROOT}/`) ? file.split('/')[2] : undefined);

/** Imports of one service by another: file, service of the file, imported service. */
const IMPORTS = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => `${ROOT}/${file}`)
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']) => ({
      file,
      from: serviceOf(file) ?? '',
      to: serviceOf(path.posix.join(path.posix.dirname(file), target)),
    })),
  );

describe('table of the services in docs/features.md', () => {
  test('it has every service once', () => {
    const services = [...new Set(IMPORTS.map(({ from }) => from))].sort();
    expect(rows.flat().sort()).toEqual(services);
  });

  test('a service imports only services of its own row or of rows above it', () => {
    expect(IMPORTS.length).toBeGreaterThan(100);
    const upwards = IMPORTS.filter(({ from, to }) => to !== undefined && rowOf(to) > rowOf(from));
    expect(upwards.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });
});
