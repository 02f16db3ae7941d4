import { fail, ok, type Result } from '../../../src/base/result';
import type { GatewayTarget } from './forward-request';

/** Returns the gateway that the arguments of `npm start` name, if any; the error is a sentence for the operator. */
export function readGateway(
  address: string | undefined,
  host: string | undefined,
): Result<GatewayTarget | undefined, string> {
  if (address === undefined) {
    return host === undefined ? ok(undefined) : fail('--gateway-host needs --gateway');
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    return fail(`--gateway ${address} is no URL, such as https://gateway.example`);
  const { origin, pathname, search } = new URL(address);
  if (pathname !== '/' || search !== '')
    return fail(`--gateway takes an origin: write ${origin}, as the paths of requests begin with /wps`);
  if (host !== undefined && !/^[a-z\d.-]+(?::\d+)?$/.test(host))
    return fail(`--gateway-host ${host} is no host name, such as m.example`);
  return ok({ origin, ...(host === undefined ? {} : { host }) });
}
