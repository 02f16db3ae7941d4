import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judgeSettings } from '../../../../deploy/config-check/judge-settings';
import { readDeploymentSettings } from '../../../../deploy/documents/deployment-settings.mjs';
import { LANGUAGE_CODES } from '../../../../src/contract/language-codes';
import { getRawObject } from '../../../../src/services/config-check/raw-value';
import { MERCHANTS } from '../find-merchant';
import { parseMerchantRecord } from '../merchant-record';
import { MERCHANTS_FOLDER } from '../read-local-merchants';
import { createRecord } from './create-record';

const USAGE = `npm run merchant:new -- acme [--name "Acme"] [--accent "#0b6e4f"] [--background "#f5f7f6"] [--language EN]
  [--icon logo.svg] [--settings tests/platform/settings.json]`;

const text = { type: 'string' } as const;
const options = { name: text, accent: text, background: text, language: text, icon: text, settings: text } as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Error(USAGE); // an option that does not exist, such as --help
  }
}

function readIcon(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} cannot be read`);
  const svg = readFileSync(file, 'utf8');
  if (!/<svg\b/.test(svg)) throw new Error(`${file} is no SVG`);
  if (/<script|\son\w+\s*=|javascript:/i.test(svg))
    throw new Error(`${file} has a script, which an icon must not have`);
  return svg;
}

/**
 * Writes a merchant for the local platform, and its host and brand into the local settings (OPS-2.14). Throws a
 * sentence if something is wrong, before it writes.
 */
export async function runNewMerchantCommand(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [typed] = positionals;
  if (typed === undefined || positionals.length > 1) throw new Error(USAGE);
  const code = typed.toUpperCase();
  const {
    accent = '#0b6e4f',
    background = '#f5f7f6',
    settings: settingsFile = 'tests/platform/settings.json',
  } = values;
  const language = (values.language ?? 'EN').toUpperCase();
  if (!LANGUAGE_CODES.some((one) => one === language))
    throw new Error(`The app has no language ${language}, but ${LANGUAGE_CODES.join(', ')}`);
  const name = values.name ?? typed;
  const merchant = parseMerchantRecord('The record', createRecord({ code, name, accent, background, language }));
  const file = path.join(MERCHANTS_FOLDER, code, 'merchant.json');
  if (MERCHANTS.some((one) => one.code === code) || existsSync(file)) throw new Error(`There is a merchant ${code}`);
  const icon = values.icon === undefined ? undefined : readIcon(values.icon);

  const settings: unknown = await readDeploymentSettings(settingsFile);
  const [host] = merchant.hosts;
  const { defaultLanguage, headerColor, minimumAge: age, licence, legal } = merchant;
  const helpLines = legal.helpLines.map((line) => ({ name: line.name, phone: line.phone }));
  const brand = { name, defaultLanguage, accent, background, headerColor, legal: { age, licence, helpLines } };
  const changed = {
    ...getRawObject(settings),
    hosts: { ...getRawObject(settings, 'hosts'), [host]: code },
    brands: { ...getRawObject(settings, 'brands'), [code]: brand },
  };
  const [fault] = judgeSettings(changed, { isLocal: true }).filter(({ level }) => level === 'fault');
  if (fault) throw new Error(`${settingsFile} would have a fault: ${fault.path} ${fault.message}`);

  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(merchant, undefined, 2)}\n`);
  if (icon !== undefined) writeFileSync(path.join(path.dirname(file), 'icon.svg'), icon);
  writeFileSync(settingsFile, `${JSON.stringify(changed, undefined, 2)}\n`);
  print(`${file}: the merchant; the texts in square brackets, the help line and the services are to be replaced`);
  print(`${settingsFile}: host ${host} and brand ${code}`);
  print(`npm start, then http://${host}:8080/m/`);
}
