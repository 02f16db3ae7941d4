import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../server/content-type';
import { notFound, type Reply } from '../server/reply';

/** Serves the scripts and styles of the platform's own pages out of one folder. */
export function createOwnAssets(folder: string, names: readonly string[]): (name: string) => Reply {
  return (name) => {
    if (!names.includes(name)) return notFound();
    return {
      status: 200,
      headers: {
        'Content-Type': contentType(name),
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
      body: readFileSync(join(folder, name)),
    };
  };
}
