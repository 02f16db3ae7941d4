import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import { type EndpointComments, readEndpointComments } from './field-comments';
import { parseFile } from './source-comments';

const FOLDER = path.resolve(import.meta.dirname, '../../../src/contract/endpoints');

/** An endpoint, the folder that defines it, such as `money`, and its comments. */
export interface DocumentedEndpoint extends EndpointComments {
  readonly endpoint: AnyEndpoint;
  readonly folder: string;
}

/** Returns all endpoints with what the files that define them say about them. */
export function readEndpoints(): readonly DocumentedEndpoint[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^\w+\/(?!.*\.test)/.test(file),
  );
  const defined = files.flatMap((file) => {
    const full = path.join(FOLDER, file);
    return [...parseFile(full).constants.keys()].map(
      (name) => [name, { file: full, folder: path.dirname(file) }] as const,
    );
  });
  const places = new Map(defined);
  // Not in the order of the catalogue, which is that of a module's exports and depends on the bundler.
  const sorted = [...ENDPOINTS].sort((a, b) => (a.name < b.name ? -1 : 1));
  return sorted.map((endpoint) => {
    const place = places.get(endpoint.name);
    if (!place) throw new Error(`No file defines a constant with the name of the endpoint ${endpoint.name}`);
    return { endpoint, folder: place.folder, ...readEndpointComments(place.file, endpoint.name) };
  });
}
