import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Merchant } from './merchant';
import { parseMerchantRecord } from './merchant-record';

/** The folder of merchants that are not part of the repository; `npm run merchant:new` writes to it. */
export const MERCHANTS_FOLDER = process.env.MERCHANTS_DIR ?? 'merchants';

/** Returns the path of a file of a merchant in the folder of merchants. */
export const getMerchantFile = (code: string, name: string): string => path.join(MERCHANTS_FOLDER, code, name);

/**
 * Returns the merchants in a folder, sorted by code. Throws a sentence that names the file if one is wrong, or if its
 * code or host is another's.
 */
export function readLocalMerchants(folder: string, others: readonly Merchant[]): readonly Merchant[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const merchants: Merchant[] = [];
  for (const name of names) {
    const file = path.join(folder, name, 'merchant.json');
    if (!existsSync(file)) continue;
    const merchant = parseMerchantRecord(file, readJson(file));
    if (merchant.code !== name) throw new Error(`${file} has the code ${merchant.code}, but is in the folder ${name}`);
    for (const other of [...others, ...merchants]) {
      const host = merchant.hosts.find((one) => other.hosts.includes(one));
      if (other.code === merchant.code) throw new Error(`${file}: another merchant has the code ${merchant.code}`);
      if (host !== undefined) throw new Error(`${file}: the host ${host} belongs to ${other.code}`);
    }
    merchants.push(merchant);
  }
  return merchants;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
