const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[\da-f:.]{2,45}$/i;

/**
 * Returns the IP address that the platform reports for the visitor, or `undefined` if the text is not an IP address
 * (BOOT-3).
 */
export function formatIp(ip: string): string | undefined {
  return IPV4.test(ip) || (ip.includes(':') && IPV6.test(ip)) ? ip : undefined;
}
