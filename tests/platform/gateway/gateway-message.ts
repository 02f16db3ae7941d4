import { MERCHANTS } from '../merchants/find-merchant';
import { listMerchantOrigins } from '../merchants/merchant-origins';
import type { GatewayTarget } from './forward-request';

/** Returns the message of `npm start -- --gateway`: where requests go, and what of the local platform still applies. */
export function buildGatewayMessage(origin: string, { origin: gateway, host }: GatewayTarget): string {
  const urls = MERCHANTS.flatMap((merchant) => listMerchantOrigins(merchant, origin).slice(0, 1));
  return [
    '',
    ...urls.map((url) => `  ${url}/m/`),
    `  ${`${origin}/console`.padEnd(34)} console: traffic, faults and contract`,
    '',
    `  /wps is forwarded to ${gateway}`,
    `  Host: ${host ?? new URL(gateway).host}; X-Forwarded-Host: ${host ?? 'that of the page'} (change both with --gateway-host NAME)`,
    '  Members, games, texts, status and codes by SMS are those of the gateway: sign in with its accounts.',
    '  Switches, scenarios, members, inbox and push of the console, and --lines, have no effect.',
    '  What deviates from the contract is printed here. Check the whole gateway, with accounts:',
    `    npm run gateway-check -- --accounts FILE ${gateway}`,
    '',
  ].join('\n');
}
