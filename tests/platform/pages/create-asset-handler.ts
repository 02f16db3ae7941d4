import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getContentType } from '../server/content-type';
import { createNotFoundResponse, type HttpResponse } from '../server/http-response';

/** Returns a function that serves the listed scripts and styles of a folder. */
export function createAssetHandler(folder: string, names: readonly string[]): (name: string) => HttpResponse {
  return (name) => {
    if (!names.includes(name)) return createNotFoundResponse();
    return {
      status: 200,
      headers: {
        'Content-Type': getContentType(name),
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
      body: readFileSync(join(folder, name)),
    };
  };
}
