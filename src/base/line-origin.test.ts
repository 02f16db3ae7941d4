import { describe, expect, test } from 'vitest';
import { lineOrigin } from './line-origin';

describe('[DOM-2] which domains a line test may ask', () => {
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
    // addresses, in every way they are written
    ['https://10.0.0.1', undefined],
    ['https://8.8.8.8', undefined],
    ['https://0x7f.1', undefined],
    ['https://2130706433', undefined],
    ['https://[::1]', undefined],
    ['https://[::ffff:192.168.0.1]', undefined],
    // names of somebody's own network
    ['https://router', undefined],
    ['https://printer.local', undefined],
    ['https://db.internal', undefined],
    ['https://1.168.192.in-addr.arpa', undefined],
    ['http://localhost:8080', undefined],
    ['https://a.localhost', undefined],
    ['https://a.fair.example.', undefined],
    // no domains at all
    ['', undefined],
    ['not a host', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://a.fair.example/1', undefined],
    [`https://${'a.'.repeat(300)}example`, undefined],
  ])('%s: %s', (domain, origin) => {
    expect(lineOrigin(domain, 'https://m.fair.example')).toBe(origin);
  });

  test.each([
    ['http://fair-b.localhost:8081/m/', 'http://localhost:8080', 'http://fair-b.localhost:8081'],
    ['http://localhost:8081', 'http://fair.localhost', 'http://localhost:8081'],
    ['https://localhost:8081', 'http://localhost:8080', undefined],
    ['http://127.0.0.1:8081', 'http://localhost:8080', undefined],
    ['http://notlocalhost:8081', 'http://localhost:8080', undefined],
    ['http://fair-b.localhost', 'http://127.0.0.1:8080', undefined],
    ['http://fair-b.localhost', 'https://localhost', undefined],
    ['https://a.fair.example', 'http://localhost:8080', 'https://a.fair.example'],
  ])('%s from %s: %s', (domain, page, origin) => {
    expect(lineOrigin(domain, page)).toBe(origin);
  });
});
