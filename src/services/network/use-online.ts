import { useSyncExternalStore } from 'react';
import { isOnline, subscribeNetwork } from '../../browser/network';

/** Whether the browser believes in a connection; follows it. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeNetwork, isOnline);
