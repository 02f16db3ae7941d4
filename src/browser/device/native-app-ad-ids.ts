import { parseJson, pipe, safeParse, string, union, unknown } from 'valibot';
import { parseTolerantly } from '../../contract/contract-deviation';
import { type NativeAppAdIds, nativeAppAdIds } from '../../contract/endpoints/account/registration-attribution';

/**
 * Name of the global in which the merchant's native app provides its advertising ids, as an object or a JSON string
 * (TRK-4). Assumed, see docs/assumptions.md.
 */
const APP_GLOBAL = 'MC_APP_AD_INFO';

const bridgeValue = union([pipe(string(), parseJson()), unknown()]);

/**
 * Returns the advertising ids that the native app provides (TRK-4); undefined if there are none. Invalid ids are
 * dropped.
 * @param scope the window of the page
 */
export function readNativeAppAdIds(scope: object = window): NativeAppAdIds | undefined {
  const sent: unknown = Reflect.get(scope, APP_GLOBAL);
  const value = safeParse(bridgeValue, sent);
  const info = parseTolerantly(nativeAppAdIds, value.success ? value.output : undefined);
  if (!info.ok) return undefined;
  const known = Object.entries(info.value).filter(([, id]) => id !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
