import { useSyncExternalStore } from 'react';
import { isOnline, subscribeToOnlineStatus } from '../../browser/device/network';

/** Whether the browser reports a network connection; updates when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToOnlineStatus, isOnline);
