import { number, object, string } from 'valibot';
import { FEATURE_SWITCHES, type SwitchName } from '../../../src/contract/features';
import type { Database } from '../database/database';
import type { Merchant } from './merchant';

const row = object({ name: string(), isOn: number() });

/** The merchants' switches (WL-1): configured defaults, overridden from the console. */
export class FeatureSwitchStore {
  constructor(private readonly database: Database) {}

  /** Returns the state of every switch of the merchant. */
  of(merchant: Merchant): Record<SwitchName, boolean> {
    const overrides = new Map(
      this.database
        .all(row, 'SELECT name, isOn FROM whiteLabelSwitch WHERE merchant = ?', merchant.code)
        .map(({ name, isOn }) => [name, isOn === 1]),
    );
    const entries = FEATURE_SWITCHES.map(
      (name) => [name, overrides.get(name) ?? merchant.switchesOn.includes(name)] as const,
    );
    return Object.fromEntries(entries) as Record<SwitchName, boolean>; // one entry per name of FEATURE_SWITCHES
  }

  set(merchant: Merchant, name: SwitchName, isOn: boolean): void {
    this.database.run(
      'INSERT INTO whiteLabelSwitch VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET isOn = excluded.isOn',
      merchant.code,
      name,
      isOn ? 1 : 0,
    );
  }
}
