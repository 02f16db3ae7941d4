import type { MerchantDesign } from '../../contract/merchant/merchant-design';
import { isSwitchOn, useMerchant } from '../../services/merchant/merchant-store';

/** Returns where the merchant has the chat; undefined without a chat (CS-2, CBS3). */
export const useChatPlace = (): MerchantDesign['chat'] | undefined =>
  useMerchant(({ status }) => (isSwitchOn(status, 'CBS3') ? status?.info.whitelabelVal.design.chat : undefined));
