const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[\da-f:.]{2,45}$/i;

/**
 * Returns `ip`, the visitor's address as the platform reports it, if it is an IPv4 or IPv6 address; otherwise
 * `undefined` (BOOT-3).
 */
export function formatIp(ip: string): string | undefined {
  return IPV4.test(ip) || (ip.includes(':') && IPV6.test(ip)) ? ip : undefined;
}
