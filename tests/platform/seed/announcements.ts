interface AnnouncementDraft {
  readonly execution: 'A' | 'B' | 'F';
  readonly promotionType: string;
  /** Title and HTML by language code. */
  readonly texts: Readonly<Record<string, readonly [string, string]>>;
}

/** What every merchant announces, in the languages it speaks. */
export const ANNOUNCEMENTS: readonly AnnouncementDraft[] = [
  {
    execution: 'B',
    promotionType: '',
    texts: {
      EN: ['Welcome to the fair', '<p>Join today and play your <strong>first draw</strong> on the house.</p>'],
      CN: ['欢迎光临', '<p>今日加入,<strong>首期彩票</strong>由我们请客。</p>'],
      TW: ['歡迎光臨', '<p>今日加入,<strong>首期彩票</strong>由我們請客。</p>'],
      VI: ['Chào mừng bạn', '<p>Tham gia hôm nay, <strong>lượt quay đầu tiên</strong> miễn phí.</p>'],
    },
  },
  {
    execution: 'A',
    promotionType: 'PROMOTION',
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
    execution: 'A',
    promotionType: '',
    texts: {
      EN: ['Maintenance on Tuesday', '<p>Live tables pause on Tuesday from 04:00 to 05:00 (UTC).</p>'],
      CN: ['周二维护', '<p>真人视讯于周二 04:00 至 05:00(UTC)暂停。</p>'],
      TW: ['週二維護', '<p>真人視訊於週二 04:00 至 05:00(UTC)暫停。</p>'],
      VI: ['Bảo trì thứ Ba', '<p>Bàn trực tuyến tạm dừng thứ Ba, 04:00–05:00 (UTC).</p>'],
    },
  },
  {
    execution: 'F',
    promotionType: '',
    texts: {
      EN: ['Your first login', '<p>Please choose a password of your own. It takes a minute.</p>'],
      CN: ['首次登录', '<p>请设置您自己的密码,只需一分钟。</p>'],
      TW: ['首次登入', '<p>請設定您自己的密碼,只需一分鐘。</p>'],
      VI: ['Lần đăng nhập đầu tiên', '<p>Vui lòng đặt mật khẩu của riêng bạn. Chỉ mất một phút.</p>'],
    },
  },
];
