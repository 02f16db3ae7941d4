import type { GatewayTarget } from './forward-request';

/** Returns the gateway that the arguments of `npm start` name. Throws an error for the operator if they are wrong. */
export function readGateway(address: string | undefined, host: string | undefined): GatewayTarget | undefined {
  if (address === undefined) {
    if (host !== undefined) throw new Error('--gateway-host needs --gateway');
    return undefined;
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw new Error(`--gateway ${address} is no URL, such as https://gateway.example`);
  const { origin, pathname, search } = new URL(address);
  if (pathname !== '/' || search !== '')
    throw new Error(`--gateway takes an origin: write ${origin}, as the paths of requests begin with /wps`);
  if (host !== undefined && !/^[a-z\d.-]+(?::\d+)?$/.test(host))
    throw new Error(`--gateway-host ${host} is no host name, such as m.example`);
  return { origin, ...(host === undefined ? {} : { host }) };
}
