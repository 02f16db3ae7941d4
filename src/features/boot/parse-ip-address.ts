/**
 * Returns `ip`, the visitor's address as the platform reports it, if it is an IPv4 or IPv6 address; otherwise
 * `undefined` (BOOT-3).
 */
export function parseIpAddress(ip: string): string | undefined {
  const isIpv4 = /^\d{1,3}(\.\d{1,3}){3}$/.test(ip);
  const isIpv6 = ip.includes(':') && /^[\da-f:.]{2,45}$/i.test(ip);
  return isIpv4 || isIpv6 ? ip : undefined;
}
