import { getOwnProperty } from '../../../src/base/own-property';

type Texts = Readonly<Record<string, readonly [title: string, detail: string]>>;

const EN: Texts = {
  welcome: ['Welcome voucher', ''],
  market: ['Voucher from the point market', ''],
  'voucher-50': ['Play voucher', 'Added to your vouchers at once.'],
  mug: ['Keepsake mug', 'Sent to the address that customer service asks you for.'],
  umbrella: ['Folding umbrella', 'Small enough for a bag.'],
  shirt: ['Team shirt', 'All sizes, soft cotton.'],
  headphones: ['Wireless headphones', '30 hours on one charge.'],
  watch: ['Smart watch', 'Counts steps and sleep.'],
};
const CN: Texts = {
  welcome: ['迎新礼券', ''],
  market: ['积分商城礼券', ''],
  'voucher-50': ['游戏礼券', '立即存入您的礼券。'],
  mug: ['纪念马克杯', '客服会向您确认收件地址。'],
  umbrella: ['折叠雨伞', '轻巧，随身携带。'],
  shirt: ['纪念T恤', '尺码齐全，柔软纯棉。'],
  headphones: ['无线耳机', '一次充电可用30小时。'],
  watch: ['智能手表', '记录步数和睡眠。'],
};
const VI: Texts = {
  welcome: ['Phiếu chào mừng', ''],
  market: ['Phiếu từ chợ điểm', ''],
  'voucher-50': ['Phiếu chơi', 'Thêm ngay vào phiếu của bạn.'],
  mug: ['Cốc kỷ niệm', 'Chăm sóc khách hàng sẽ hỏi địa chỉ nhận của bạn.'],
  umbrella: ['Ô gấp', 'Nhỏ gọn, vừa túi xách.'],
  shirt: ['Áo đội', 'Đủ cỡ, vải cotton mềm.'],
  headphones: ['Tai nghe không dây', 'Dùng 30 giờ mỗi lần sạc.'],
  watch: ['Đồng hồ thông minh', 'Đếm bước và giấc ngủ.'],
};

/** Returns title and detail of a voucher or product. @param language language code of the platform's specification */
export function getRewardText(language: string, code: string): readonly [title: string, detail: string] {
  const texts = { EN, CN, TW: CN, VI };
  return getOwnProperty(getOwnProperty(texts, language) ?? EN, code) ?? [code, ''];
}

/**
 * The products of the point market. `price` is in points; `worth` is the amount of a voucher, in tenths of the stake
 * of a demo ticket, and 0 for other products.
 */
export const POINT_MARKET_PRODUCTS = [
  { id: 'voucher-50', price: 20, stock: 500, worth: 5 },
  { id: 'mug', price: 500, stock: 20, worth: 0 },
  { id: 'umbrella', price: 900, stock: 35, worth: 0 },
  { id: 'shirt', price: 1_200, stock: 60, worth: 0 },
  { id: 'headphones', price: 8_500, stock: 12, worth: 0 },
  { id: 'watch', price: 14_000, stock: 0, worth: 0 },
] as const;
