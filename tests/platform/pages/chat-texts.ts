import { getOwnProperty } from '../../../src/base/own-property';

export interface ChatTexts {
  /** BCP 47 tag for dates. */
  readonly locale: string;
  readonly back: string;
  readonly send: string;
  readonly message: string;
  readonly answer: string;
  readonly unknown: string;
  /** How soon the staff answers. */
  readonly soon: string;
  readonly staff: string;
  /** Questions that a tap sends. */
  readonly quick: readonly string[];
}

const EN: ChatTexts = {
  locale: 'en-GB',
  back: 'Back',
  send: 'Send',
  message: 'Your message',
  answer: 'Thank you, a colleague looks into it.',
  unknown: 'Please open the chat again.',
  soon: 'Answers within a minute',
  staff: 'Customer service',
  quick: ['My deposit', 'My withdrawal', 'A bonus'],
};
const CN: ChatTexts = {
  locale: 'zh-CN',
  back: '返回',
  send: '发送',
  message: '您的消息',
  answer: '谢谢，同事正在处理。',
  unknown: '请重新打开聊天。',
  soon: '一分钟内回复',
  staff: '客服',
  quick: ['我的存款', '我的提款', '优惠奖金'],
};
const VI: ChatTexts = {
  locale: 'vi-VN',
  back: 'Quay lại',
  send: 'Gửi',
  message: 'Tin nhắn của bạn',
  answer: 'Cảm ơn bạn, đồng nghiệp đang xem xét.',
  unknown: 'Vui lòng mở lại trò chuyện.',
  soon: 'Trả lời trong một phút',
  staff: 'Chăm sóc khách hàng',
  quick: ['Tiền nạp của tôi', 'Tiền rút của tôi', 'Tiền thưởng'],
};
const TEXTS: Readonly<Record<string, ChatTexts>> = { EN, CN, VI };

/** Returns the texts of the chat in a language; English is the fallback. */
export const getChatTexts = (language: string): ChatTexts => getOwnProperty(TEXTS, language) ?? EN;
