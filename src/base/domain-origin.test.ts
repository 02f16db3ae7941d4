import { describe, expect, test } from 'vitest';
import { parseDomainOrigin } from './domain-origin';

describe('[DOM-2] the origin that a domain probe may request', () => {
  test.each([
    ['https://a.fair.example', 'https://a.fair.example'],
    ['https://A.Fair.Example/m/?x#y', 'https://a.fair.example'],
    ['b.fair.example', 'https://b.fair.example'],
    ['https://b.fair.example:443/', 'https://b.fair.example'],
    ['https://金阳.example', 'https://xn--5m4a89f.example'],
    // over http, on other ports, with credentials
    ['http://a.fair.example', undefined],
    ['https://a.fair.example:8443', undefined],
    ['https://me:secret@a.fair.example', undefined],
    ['https://a.fair.example@10.0.0.1', undefined],
    // IP addresses in every notation
    ['https://10.0.0.1', undefined],
    ['https://8.8.8.8', undefined],
    ['https://0x7f.1', undefined],
    ['https://2130706433', undefined],
    ['https://[::1]', undefined],
    ['https://[::ffff:192.168.0.1]', undefined],
    // names in private networks
    ['https://router', undefined],
    ['https://printer.local', undefined],
    ['https://db.internal', undefined],
    ['https://1.168.192.in-addr.arpa', undefined],
    ['http://localhost:8080', undefined],
    ['https://a.localhost', undefined],
    ['https://a.fair.example.', undefined],
    // not domains
    ['', undefined],
    ['not a host', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://a.fair.example/1', undefined],
    [`https://${'a.'.repeat(300)}example`, undefined],
    ['https://secret@a.fair.example', undefined],
    ['https://:secret@a.fair.example', undefined],
    ['ftp://a.fair.example', undefined],
    // the URL in a query does not make the whole text one
    ['fair.example/?next=http://other.example', 'https://fair.example'],
    // labels and top-level domains of the public DNS
    ['a-b.fair.example', 'https://a-b.fair.example'],
    ['4.fair.example', 'https://4.fair.example'],
    ['a.xn--p1ai', 'https://a.xn--p1ai'],
    ['a1.fair.example', 'https://a1.fair.example'],
    ['-a.fair.example', undefined],
    ['a-.fair.example', undefined],
    ['a_b.fair.example', undefined],
    ['a.e', undefined],
    ['a.e1', undefined],
    [`${'a'.repeat(63)}.example`, `https://${'a'.repeat(63)}.example`],
    [`${'a'.repeat(64)}.example`, undefined],
    // limits: 253 characters of a DNS name, 512 of the input
    [`${'a.'.repeat(123)}example`, `https://${'a.'.repeat(123)}example`],
    [`${'a.'.repeat(123)}examples`, undefined],
    [`https://a.fair.example/${'x'.repeat(489)}`, 'https://a.fair.example'],
    [`https://a.fair.example/${'x'.repeat(490)}`, undefined],
  ])('the origin that may be probed for the domain %s is %s', (domain, origin) => {
    expect(parseDomainOrigin(domain, 'https://m.fair.example')).toBe(origin);
  });

  test.each([
    'local',
    'localhost',
    'localdomain',
    'internal',
    'intranet',
    'lan',
    'home',
    'corp',
    'private',
    'arpa',
    'onion',
    'invalid',
  ])('a domain under the private top-level domain %s has no origin that may be probed', (tld) => {
    expect(parseDomainOrigin(`https://a.${tld}`, 'https://m.fair.example')).toBeUndefined();
    expect(parseDomainOrigin(`https://a.x${tld}`, 'https://m.fair.example')).toBe(`https://a.x${tld}`);
    expect(parseDomainOrigin(`https://a.${tld}.example`, 'https://m.fair.example')).toBe(`https://a.${tld}.example`);
    expect(parseDomainOrigin(`https://${tld}.example`, 'https://m.fair.example')).toBe(`https://${tld}.example`);
  });

  test.each([
    ['http://fair-b.localhost:8081/m/', 'http://localhost:8080', 'http://fair-b.localhost:8081'],
    ['http://localhost:8081', 'http://fair.localhost', 'http://localhost:8081'],
    ['http://fair-2.localhost:8081', 'http://localhost:8080', 'http://fair-2.localhost:8081'],
    ['http://localhost.fair.example', 'http://localhost:8080', undefined],
    ['https://localhost:8081', 'http://localhost:8080', undefined],
    ['http://127.0.0.1:8081', 'http://localhost:8080', undefined],
    ['http://notlocalhost:8081', 'http://localhost:8080', undefined],
    ['http://fair-b.localhost', 'http://127.0.0.1:8080', undefined],
    ['http://fair-b.localhost', 'https://localhost', undefined],
    // the origin of a sandboxed page
    ['http://fair-b.localhost', 'null', undefined],
    ['https://a.fair.example', 'http://localhost:8080', 'https://a.fair.example'],
  ])('the origin that may be probed for the domain %s by a page of %s is %s', (domain, page, origin) => {
    expect(parseDomainOrigin(domain, page)).toBe(origin);
  });
});
