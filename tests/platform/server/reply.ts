import type { Refusal } from './refusal';

/** An answer, whole; the server sends it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const NO_STORE = { 'Cache-Control': 'no-store' };

export function json(value: unknown, status = 200): Reply {
  return { status, headers: { 'Content-Type': 'application/json', ...NO_STORE }, body: JSON.stringify(value) };
}

/** The answer envelope (API-2). */
export const success = (value: unknown): Reply => json({ success: true, value });

export const refusalReply = ({ code, message, status, value }: Refusal): Reply =>
  json({ success: false, errorCode: code, message, value }, status);

export function text(body: string, status = 200, contentType = 'text/plain; charset=utf-8'): Reply {
  return { status, headers: { 'Content-Type': contentType, ...NO_STORE }, body };
}

/** A page of the platform's own, with its own policy. */
export function page(body: string, policy: string): Reply {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...NO_STORE,
    },
    body,
  };
}

export const redirect = (location: string): Reply => ({
  status: 302,
  headers: { Location: location, ...NO_STORE },
  body: '',
});

export const notFound = (): Reply => text('Not found', 404);
