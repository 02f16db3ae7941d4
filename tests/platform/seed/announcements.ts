import { getOwnProperty } from '../../../src/base/own-property';

/** A promotion of the seed data, to which banners lead. */
export type PromotionName = 'weekend' | 'friends';

interface AnnouncementDraft {
  /** Absent for news. */
  readonly promotion?: PromotionName;
  readonly execution: 'A' | 'B' | 'F';
  readonly promotionType: string;
  /** Whether the announcement must be read to the end before it can be closed (POP-3). */
  readonly forceRead?: boolean;
  /** The activity that a promotion's button leads to; `categories`: ids of the promotion's categories (LINK-2). */
  readonly redirect?: string;
  readonly categories?: readonly string[];
  /** Title and HTML by language code; the title may contain `{merchant}`. */
  readonly texts: Readonly<Record<string, readonly [string, string]>> & { readonly EN: readonly [string, string] };
}

/** Announcements of every merchant, with their texts in each language. */
export const ANNOUNCEMENTS: readonly AnnouncementDraft[] = [
  {
    execution: 'B',
    promotionType: '',
    texts: {
      EN: ['Welcome to {merchant}', '<p>Join today and play your <strong>first draw</strong> on the house.</p>'],
      CN: ['欢迎光临', '<p>今日加入,<strong>首期彩票</strong>由我们请客。</p>'],
      TW: ['歡迎光臨', '<p>今日加入,<strong>首期彩票</strong>由我們請客。</p>'],
      VI: ['Chào mừng bạn', '<p>Tham gia hôm nay, <strong>lượt quay đầu tiên</strong> miễn phí.</p>'],
    },
  },
  {
    promotion: 'weekend',
    execution: 'A',
    promotionType: 'PROMOTION',
    redirect: 'REWARD_CENTER',
    categories: ['3', '4'],
    texts: {
      EN: [
        'Weekend rebate: 12 %',
        '<p>Play from Friday to Sunday and get <b>12 %</b> of your stakes back on Monday.</p><ul><li>Lottery and slots</li><li>No code needed</li></ul>',
      ],
      CN: [
        '周末返水 12%',
        '<p>周五至周日投注,周一返还 <b>12%</b>。</p><ul><li>彩票与老虎机</li><li>无需代码</li></ul>',
      ],
      TW: [
        '週末返水 12%',
        '<p>週五至週日投注,週一返還 <b>12%</b>。</p><ul><li>彩票與老虎機</li><li>無需代碼</li></ul>',
      ],
      VI: [
        'Hoàn trả cuối tuần 12%',
        '<p>Chơi từ thứ Sáu đến Chủ nhật, thứ Hai nhận lại <b>12%</b>.</p><ul><li>Xổ số và nổ hũ</li><li>Không cần mã</li></ul>',
      ],
    },
  },
  {
    promotion: 'friends',
    execution: 'A',
    promotionType: 'PROMOTION',
    redirect: 'INVITE_FRIENDS',
    categories: ['1', '2'],
    texts: {
      EN: [
        'Bring a friend, share the prize',
        '<p>Both of you get a reward when a friend registers with your link and makes a first deposit.</p>',
      ],
      CN: ['邀请好友，共享奖金', '<p>好友通过您的链接注册并首次存款后，双方均可获得奖励。</p>'],
      TW: ['邀請好友，共享獎金', '<p>好友透過您的連結註冊並首次存款後，雙方均可獲得獎勵。</p>'],
      VI: [
        'Mời bạn, chia thưởng',
        '<p>Cả hai nhận thưởng khi bạn của bạn đăng ký bằng liên kết và nạp tiền lần đầu.</p>',
      ],
    },
  },
  {
    execution: 'A',
    promotionType: '',
    texts: {
      EN: [
        'Live tables pause on Tuesday',
        '<p>From 04:00 to 05:00 (UTC) the live tables are being serviced. Lottery and slots stay open.</p>',
      ],
      CN: ['周二真人视讯暂停', '<p>周二 04:00 至 05:00(UTC)真人视讯例行维护，彩票与老虎机照常开放。</p>'],
      TW: ['週二真人視訊暫停', '<p>週二 04:00 至 05:00(UTC)真人視訊例行維護，彩票與老虎機照常開放。</p>'],
      VI: [
        'Bàn trực tuyến tạm dừng thứ Ba',
        '<p>Từ 04:00 đến 05:00 (UTC) bàn trực tuyến được bảo trì. Xổ số và nổ hũ vẫn mở.</p>',
      ],
    },
  },
  {
    execution: 'F',
    promotionType: '',
    texts: {
      EN: [
        'Good to have you here',
        '<p>Your password is set. A good start: <b>Ferris Five</b>, a draw every minute.</p>',
      ],
      CN: ['欢迎加入', '<p>密码已设置好。不妨先试试<b>摩天时时彩</b>，一分钟一期。</p>'],
      TW: ['歡迎加入', '<p>密碼已設定好。不妨先試試<b>摩天時時彩</b>，一分鐘一期。</p>'],
      VI: ['Rất vui được gặp bạn', '<p>Mật khẩu đã được đặt. Hãy bắt đầu với <b>Ferris Five</b>, mỗi phút một kỳ.</p>'],
    },
  },
];

/** The picture of each promotion: the scene of its banner without the words, because its title is beside it. */
const PICTURES: Readonly<Record<PromotionName, string>> = { weekend: 'promotion-1', friends: 'promotion-2' };

/** Path of a promotion's picture. */
export const buildPromotionPicturePath = (merchant: string, promotion: PromotionName): string =>
  `/cdn/${merchant}/${PICTURES[promotion]}.svg`;

/** Returns title and HTML of an announcement in a language; English is the fallback. */
export function localizeAnnouncement({ texts }: AnnouncementDraft, merchantName: string, language: string) {
  const [title, content] = getOwnProperty(texts, language) ?? texts.EN;
  return { title: title.replace('{merchant}', merchantName), content };
}

/** Returns which promotion of the seed data an announcement of the database is, by its title. */
export const findSeededPromotion = (
  { title }: { readonly title: string },
  merchantName: string,
  language: string,
): PromotionName | undefined =>
  ANNOUNCEMENTS.find((draft) => localizeAnnouncement(draft, merchantName, language).title === title)?.promotion;
