import type { SiteStatus } from '../../contract/endpoints/system';

const EXTERNAL_WAIT = 60;

/** Seconds until another code may be asked for: a minute with the external provider, else what the platform says (LOGIN-7). */
export const resendSeconds = (status: SiteStatus | undefined, expirationTime: number): number =>
  status?.info.sms.firebase === true ? EXTERNAL_WAIT : expirationTime;
