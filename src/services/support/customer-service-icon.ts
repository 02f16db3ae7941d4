import type { IconName } from '../../ui/media/icon-names';

/** Icons by type: AICAN is a robot, which answers at once; LIVECHAT, MIDUOKE and COMM100 are chats with people. */
const ICONS: ReadonlyMap<string, IconName> = new Map([
  ['AICAN', 'instantLottery'],
  ['LIVECHAT', 'chat'],
  ['MIDUOKE', 'chat'],
  ['COMM100', 'chat'],
  ['COMM100VIP', 'crown'],
]);

/** Returns the icon of a customer service, by which a visitor tells several apart (CS-1). */
export const getCustomerServiceIcon = (csType: string): IconName => ICONS.get(csType.toUpperCase()) ?? 'headset';
