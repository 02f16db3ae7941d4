import { useRef } from 'react';
import { systemClock } from '../../base/clock';
import { uuidV7 } from '../../base/uuid-v7';

interface RequestIds {
  /** Returns the id for a request: the same one for as long as the same body is sent. */
  readonly idFor: (body: object) => string;
  /** Called when the request has succeeded: sending the same body again is then a new request with a new id. */
  readonly renew: () => void;
}

/**
 * Returns functions for the ids of requests that must take effect once, even if a response is lost and the user sends
 * the same input again (API-8). The body is kept in memory only.
 */
export function useRequestIds(): RequestIds {
  const last = useRef({ text: '', id: '' });
  return {
    idFor(body) {
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, id: uuidV7(systemClock.now()) };
      return last.current.id;
    },
    renew() {
      last.current = { text: '', id: '' };
    },
  };
}
