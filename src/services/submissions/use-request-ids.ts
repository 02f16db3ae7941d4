import { useRef } from 'react';
import { systemClock } from '../../base/clock';
import { uuidV7 } from '../../base/uuid-v7';

interface RequestIds {
  /** Returns the id for a request: the same one for as long as the same body is sent. */
  readonly idFor: (body: object) => string;
  /** The request has succeeded: sending the same body again is a new request. */
  readonly renew: () => void;
}

/**
 * Returns the ids of requests that take effect once, also if a response was lost and the user sends the same input again
 * (API-8). The body is kept in memory only.
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
