import { useRef } from 'react';
import { systemClock } from '../../base/clock';
import { createUuidV7 } from '../../base/uuid-v7';

interface RequestIds {
  /**
   * Returns the request id for a body: the previous id if the body is the same as in the previous call, otherwise a new
   * one.
   */
  readonly idFor: (body: object) => string;
  /** Discards the id. Call it after a successful request, so that sending the same body again is a new request. */
  readonly renew: () => void;
}

/**
 * Returns functions that create request ids. With the same id, a request takes effect once, even if a response is lost
 * and the user sends the same input again (API-8). The body is kept in memory only.
 */
export function useRequestIds(): RequestIds {
  const last = useRef({ text: '', id: '' });
  return {
    idFor(body) {
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, id: createUuidV7(systemClock.now()) };
      return last.current.id;
    },
    renew() {
      last.current = { text: '', id: '' };
    },
  };
}
