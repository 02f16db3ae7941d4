import { flushSync } from 'react-dom';

/** Calls `change` and renders its state changes synchronously, so that a new element can be focused immediately. */
export const renderNow = (change: () => void): void => flushSync(change);
