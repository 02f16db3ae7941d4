import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { customerServices } from '../../contract/endpoints/promotion';
import { readLastStatus } from '../merchant/last-status';
import { homeCode, useMerchant } from '../merchant/merchant-store';
import { call } from '../platform/platform';
import { chooseServices } from './choose-services';
import { keepServices, lastServices } from './kept-services';

/** A failing host is waited for no longer than this, milliseconds: what is kept serves instead. */
const PATIENCE = 4_000;

/** The customer services that are known without asking (CS-1, DOM-3). */
export function knownServices(): readonly CustomerServiceEntry[] {
  const home = homeCode();
  return chooseServices({
    status: useMerchant.getState().status?.info.customerService,
    kept: lastServices(home),
    lastStatus: readLastStatus(home)?.status.info.customerService,
  });
}

/** The merchant's customer services as it names them now; undefined when that cannot be had (CS-1, DOM-1). */
async function askServices(): Promise<readonly CustomerServiceEntry[] | undefined> {
  const asked = await withTimeout(call(customerServices, { quiet: true }), PATIENCE, systemClock);
  if (!asked.ok || !asked.value.ok) return undefined;
  const { services } = asked.value.value;
  keepServices(homeCode(), services);
  return services;
}

/** The merchant's customer services: those named now, else those that are known (DOM-1, DOM-3). */
export const fetchServices = async (): Promise<readonly CustomerServiceEntry[]> =>
  (await askServices()) ?? knownServices();
