import { join } from 'node:path';
import { getOwnProperty } from '../../../src/base/own-property';
import { createAssetHandler } from '../pages/create-asset-handler';
import { createNotFoundResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';

const asset = createAssetHandler(join(import.meta.dirname, 'assets'), ['v1.js', 's1.js', 'hostile.js']);
const DEFAULT_COLOR = '#5b3df5';
const NAMES: Readonly<Record<string, string>> = { '/mini-game/v1': 'v1.js', '/mini-game/s1': 's1.js' };

/** Serves a mini game's script for a frame with an opaque origin, which is cross-origin to this server (MINI-1). */
export function serveMiniGameScript({ scenarios }: Services, { path, merchant }: IncomingRequest): HttpResponse {
  const name = getOwnProperty(NAMES, path);
  if (name === undefined) return createNotFoundResponse();
  const response = asset(scenarios.of(merchant?.code ?? '').hostileGames ? 'hostile.js' : name);
  // The frame has neither the cookies nor the styles of the page: the merchant's colour comes with the script.
  const color = `globalThis.miniGameColor = ${JSON.stringify(merchant?.accent ?? DEFAULT_COLOR)};\n`;
  return {
    ...response,
    body: color + response.body,
    headers: { ...response.headers, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
}
