import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listMerchants } from './host-merchants.mjs';
import { getSiteFilesFolder, judgeSiteFiles, readSiteFiles } from './site-files.mjs';

/** Path of the deployment settings in the repository. */
const SETTINGS = 'deploy/settings.json';
/** Path of the settings that override the deployment settings for the local platform and the tests. */
const LOCAL_SETTINGS = 'tests/platform/settings.json';

/** An error in what an operator has configured: its message is all that they need. */
export class ConfigurationError extends Error {}

/** Reads the settings of a deployment, without checking them. */
export async function readDeploymentSettings(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new ConfigurationError(`${file} cannot be read: ${error.code ?? error.message}`);
  });
  try {
    // Editors of Windows put a byte order mark first.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ConfigurationError(`${file} is no valid JSON: ${error.message}`);
  }
}

/** Reads the settings with which the build configures its own output folder. */
export async function readSettingsOfBuild({ root, local }) {
  const settings = await readDeploymentSettings(path.join(root, SETTINGS));
  return local ? { ...settings, ...(await readDeploymentSettings(path.join(root, LOCAL_SETTINGS))) } : settings;
}

/** Resolves with the operator's files beside the settings of the build, and what they warn of. */
export async function readSiteFilesOfBuild({ root, local }, settings) {
  const warnings = [];
  const file = path.join(root, local ? LOCAL_SETTINGS : SETTINGS);
  return { siteFiles: await readJudgedSiteFiles(file, settings, (line) => warnings.push(line)), warnings };
}

/**
 * Throws if settings have a fault (OPS-1), with their warnings too, which may name its cause; otherwise returns the
 * warnings as lines of text.
 * @param judgeSettings the judge, which a build bundles with its schemas: see deployment-rules.ts
 */
export function refuseFaultySettings(settings, { judgeSettings, file = SETTINGS, isLocal = false }) {
  const findings = judgeSettings(settings, { isLocal });
  const listed = (level) =>
    findings
      .filter((finding) => finding.level === level)
      .map(({ path: where, message }) => (where === '' ? message : `${where}: ${message}`));
  const [faults, warnings] = [listed('fault'), listed('warning')];
  if (faults.length > 0) {
    const hint = `Check it with: npm run config-check ${isLocal ? '-- --local ' : ''}${file}`;
    const told =
      warnings.length === 0 ? [] : ['Warnings, which refuse nothing:', ...warnings.map((line) => `  ${line}`)];
    const lines = [`${file} is refused:`, ...faults.map((line) => `  ${line}`), ...told, hint];
    throw new ConfigurationError(lines.join('\n'));
  }
  return warnings.map((line) => `${file}: ${line}`);
}

/**
 * Resolves with the operator's files that belong to a settings file. Throws if one has a fault; prints warnings with
 * `warn`.
 */
export async function readJudgedSiteFiles(settingsFile, settings, warn) {
  const files = await readSiteFiles(getSiteFilesFolder(settingsFile));
  const findings = judgeSiteFiles(files, listMerchants(settings));
  const listed = (level) => findings.filter((finding) => finding.level === level).map(({ message }) => message);
  for (const line of listed('warning')) warn(line);
  if (listed('fault').length > 0)
    throw new ConfigurationError(['The files beside the settings are refused:', ...listed('fault')].join('\n  '));
  return files;
}

/** Runs a command; ends the process with the message alone if its configuration is wrong. */
export async function runConfigured(command) {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
