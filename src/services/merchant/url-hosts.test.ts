import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { urlHosts } from './url-hosts';

const ORIGIN = 'https://m.example';

test('[GAME-1] a way back may lead to the domains a merchant names, as hosts or as addresses', () => {
  const status = parse(siteStatus, {
    info: {
      merchantCode: 'FAIR',
      mainDomain: 'www.fair.example',
      domainRoute: ['https://a.fair.example/m/', 'B.fair.example', '', 'http://', 'not a host'],
      whitelabelVal: { name: 'Fair' },
    },
  });
  expect(urlHosts(status, ORIGIN)).toEqual({
    origin: ORIGIN,
    merchant: ['www.fair.example', 'a.fair.example', 'b.fair.example'],
  });
});

test('[GAME-1] without a status the page itself is the only host', () => {
  expect(urlHosts(undefined, ORIGIN)).toEqual({ origin: ORIGIN, merchant: [] });
});
