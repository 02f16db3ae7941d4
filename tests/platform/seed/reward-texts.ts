import { getOwnProperty } from '../../../src/base/own-property';

type Texts = Readonly<Record<string, readonly [title: string, detail: string]>>;

const EN: Texts = {
  welcome: ['Welcome voucher', ''],
  market: ['Voucher from the point market', ''],
  'voucher-50': ['Play voucher', 'Added to your vouchers at once.'],
  mug: ['Fair mug', 'Sent to the address that customer service asks you for.'],
};
const CN: Texts = {
  welcome: ['迎新礼券', ''],
  market: ['积分商城礼券', ''],
  'voucher-50': ['游戏礼券', '立即存入您的礼券。'],
  mug: ['纪念马克杯', '客服会向您确认收件地址。'],
};
const VI: Texts = {
  welcome: ['Phiếu chào mừng', ''],
  market: ['Phiếu từ chợ điểm', ''],
  'voucher-50': ['Phiếu chơi', 'Thêm ngay vào phiếu của bạn.'],
  mug: ['Cốc kỷ niệm', 'Chăm sóc khách hàng sẽ hỏi địa chỉ nhận của bạn.'],
};

/** Returns title and detail of a voucher or product. @param language spec code */
export function getRewardText(language: string, code: string): readonly [title: string, detail: string] {
  const texts = { EN, CN, TW: CN, VI };
  return getOwnProperty(getOwnProperty(texts, language) ?? EN, code) ?? [code, ''];
}

/** The products of the point market: price in points, pieces, and the units of money that a voucher is worth. */
export const PRODUCTS = [
  { id: 'voucher-50', price: 20, stock: 500, worth: 5 },
  { id: 'mug', price: 500, stock: 20, worth: 0 },
] as const;
