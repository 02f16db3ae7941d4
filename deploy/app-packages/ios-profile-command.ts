import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readDeploymentSettings } from '../documents/deployment-settings.mjs';
import { chooseMerchant } from './choose-merchant';
import { createWebClipProfile } from './web-clip-profile';

const USAGE = `npm run ios-profile -- [MERCHANT] --icon acme.png --organization "Acme Ltd"
  [--settings deploy/settings.json] [--host m.acme.example] [--out MERCHANT.mobileconfig]`;

const text = { type: 'string' } as const;
const options = { icon: text, organization: text, settings: text, host: text, out: text } as const;

/** Writes a profile with a web clip for a merchant (OPS-2.12). Throws a sentence if something is missing or wrong. */
export async function runIosProfileCommand(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { icon: iconFile, organization = '', settings: settingsFile = 'deploy/settings.json' } = values;
  if (positionals.length > 1) throw new Error(`Name one merchant: ${positionals.join(' ')}\n${USAGE}`);
  if (iconFile === undefined) throw new Error(`Name the icon with --icon: a PNG of the app\n${USAGE}`);
  const merchant = chooseMerchant(await readDeploymentSettings(settingsFile), positionals[0], values.host);
  const icon = await readFile(iconFile).catch(() => {
    throw new Error(`${iconFile} cannot be read`);
  });
  const profile = createWebClipProfile(merchant, { icon, organization });
  const out = values.out ?? `${merchant.code}.mobileconfig`;
  await writeFile(out, profile);
  print(
    `${out}: sign it (openssl smime -sign -nodetach -outform der), because iOS warns of a profile without a signature,`,
  );
  print('and serve it as application/x-apple-aspen-config, named by the resource MOBILECONFIG of the status');
}
