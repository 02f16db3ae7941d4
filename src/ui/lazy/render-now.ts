import { flushSync } from 'react-dom';

/** Renders the state changes of `change` synchronously, so that a new element can be focused. */
export const renderNow = (change: () => void): void => flushSync(change);
