import { number, object, string } from 'valibot';
import {
  type InstallPromptSettings,
  installPromptSettings,
} from '../../../src/contract/endpoints/site/install-prompt-settings';
import type { Database } from '../database/database';

export type InstallSettingName = keyof InstallPromptSettings;

/** The names of the settings (ENG-1), in the order of the contract. */
export const INSTALL_SETTING_NAMES = Object.keys(installPromptSettings.response.entries) as InstallSettingName[];

/** An install setting as the operator enters it in the console, where every value is a string. */
export interface InstallSetting {
  readonly enabled: boolean;
  readonly value: string;
}

/**
 * Initial install settings of a merchant: prompts at the first deposit and at the first withdrawal, with the app's
 * own texts.
 */
const DEFAULTS: Partial<Record<InstallSettingName, InstallSetting>> = {
  download_condition_switch: { enabled: true, value: '' },
  first_deposit: { enabled: true, value: '' },
  first_withdraw: { enabled: true, value: '' },
  domains_switch: { enabled: true, value: '1' },
};
const UNSET: InstallSetting = { enabled: false, value: '' };

const row = object({ isOn: number(), value: string() });

/** Returns a merchant's setting. */
export function readInstallSetting(database: Database, merchant: string, name: InstallSettingName): InstallSetting {
  const sql = 'SELECT isOn, value FROM installSetting WHERE merchant = ? AND name = ?';
  const saved = database.one(row, sql, merchant, name);
  return saved ? { enabled: saved.isOn === 1, value: saved.value } : (DEFAULTS[name] ?? UNSET);
}

export function saveInstallSetting(
  database: Database,
  merchant: string,
  name: InstallSettingName,
  { enabled, value }: InstallSetting,
): void {
  const sql = 'INSERT OR REPLACE INTO installSetting (merchant, name, isOn, value) VALUES (?, ?, ?, ?)';
  database.run(sql, merchant, name, enabled ? 1 : 0, value);
}
