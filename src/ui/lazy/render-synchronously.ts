import { flushSync } from 'react-dom';

/** Calls `change` and renders its state changes synchronously, so that a new element can be focused immediately. */
export const renderSynchronously = (change: () => void): void => flushSync(change);
