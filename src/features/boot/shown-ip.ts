const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[\da-f:.]{2,45}$/i;

/** The visitor's address as the platform saw it; what is no address is not shown (BOOT-3). */
export function shownIp(ip: string): string | undefined {
  return IPV4.test(ip) || (ip.includes(':') && IPV6.test(ip)) ? ip : undefined;
}
