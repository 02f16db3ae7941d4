const { CHROME_PATH } = process.env;

/** The browser that tests, bench and gallery drive: the one of the system, never a download. */
export const CHROMIUM_PATH = CHROME_PATH ?? '/usr/bin/chromium';

/** Nothing starts a connection but the page itself; QUIC off, so that the fault proxy sees all of it. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
