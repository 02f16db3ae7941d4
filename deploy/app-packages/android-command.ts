import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { array, looseObject, number, object, parse, string } from 'valibot';
import { readDeploymentSettings } from '../documents/deployment-settings.mjs';
import { getSiteFilesFolder } from '../documents/site-files.mjs';
import { chooseMerchant } from './choose-merchant';
import { createAssetLink, createTwaManifest, warnOfTwaManifest } from './twa-manifest';

const USAGE = `npm run android -- [MERCHANT] --package com.acme.lottery --fingerprint AB:CD:… [--fingerprint …]
  [--settings deploy/settings.json] [--host m.acme.example] [--icon https://…/icon-512.png] [--out android/MERCHANT]`;

const text = { type: 'string' } as const;
const options = {
  package: text,
  fingerprint: { type: 'string', multiple: true },
  settings: text,
  host: text,
  icon: text,
  out: text,
} as const;

const formerManifest = looseObject({
  packageId: string(),
  appVersionCode: number(),
  appVersion: string(),
  signingKey: object({ path: string(), alias: string() }),
});
const statements = array(looseObject({ target: looseObject({}) }));

const writeJson = async (file: string, value: unknown): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
};

/** Resolves with the content of a JSON file; undefined if there is none. */
async function readJsonIfAny(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  return content === undefined ? undefined : JSON.parse(content);
}

/**
 * Writes the configuration of an Android app for a merchant, and the statement beside the settings with which the
 * merchant's hosts accept it (OPS-2.11). Throws a sentence if something is missing or wrong, before it writes.
 */
export async function runAndroidCommand(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const {
    settings: settingsFile = 'deploy/settings.json',
    fingerprint: fingerprints = [],
    package: packageName,
  } = values;
  if (packageName === undefined || positionals.length > 1) throw new Error(USAGE);
  const merchant = chooseMerchant(await readDeploymentSettings(settingsFile), positionals[0], values.host);
  const android = { packageName, fingerprints, icon: values.icon };

  const file = path.join(values.out ?? path.join('android', merchant.code), 'twa-manifest.json');
  const found = await readJsonIfAny(file);
  const former = found === undefined ? undefined : parse(formerManifest, found);
  if (former && former.packageId !== packageName)
    throw new Error(
      `${file} is of the package ${former.packageId}, which a published app cannot change: use another --out`,
    );
  const kept = former && {
    appVersionCode: former.appVersionCode,
    appVersion: former.appVersion,
    signingKey: former.signingKey,
  };
  const manifest = createTwaManifest(merchant, android, kept);

  const linksFile = path.join(getSiteFilesFolder(settingsFile), merchant.code, '.well-known/assetlinks.json');
  const others = parse(statements, (await readJsonIfAny(linksFile)) ?? []).filter(
    ({ target }) => target.package_name !== packageName,
  );
  await writeJson(linksFile, [...others, createAssetLink(android)]);
  await writeJson(file, manifest);
  for (const line of warnOfTwaManifest(merchant)) print(line);
  print(`${file}: build it with npx @bubblewrap/cli build, in its folder`);
  print(`${linksFile}: served by the hosts of ${merchant.code} after the next release or start`);
}
