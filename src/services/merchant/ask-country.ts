import type { CallManner } from '../../api/call';
import { country } from '../../contract/endpoints/system';
import { call } from '../platform/platform';
import { merchantCode } from './merchant-store';

/** Where the visitor is, the dialling codes and the currency; kept for the visit (BOOT-6, API-3). */
export const askCountry = (manner: CallManner) =>
  call(country, { ...manner, query: { _: String(Date.now()), merchant: merchantCode() } });
