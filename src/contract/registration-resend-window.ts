/**
 * How long a registration can be sent again under its request id after its response was lost (ms), by the app and by the
 * platform; assumed.
 */
export const REGISTRATION_RESEND_WINDOW_MS = 30 * 60_000;
