/** Texts that the service worker shows itself, because the catalogues of the app are not available to it. */
interface BrowserTexts {
  /** BCP 47 language tag. */
  readonly lang: string;
  readonly offline: { readonly title: string; readonly text: string; readonly retry: string };
  /** Generic notification that is shown instead of a message that is unreadable, expired or for another member. */
  readonly message: { readonly title: string; readonly body: string };
}

const ENGLISH: BrowserTexts = {
  lang: 'en',
  offline: { title: 'No connection', text: 'This page needs the network once. Please try again.', retry: 'Retry' },
  message: { title: 'New message', body: 'Open the app to read it.' },
};
const OTHER_LANGUAGES: readonly BrowserTexts[] = [
  {
    lang: 'zh-Hans',
    offline: { title: '没有网络连接', text: '此页面首次打开需要网络，请重试。', retry: '重试' },
    message: { title: '新消息', body: '请打开应用查看。' },
  },
  {
    lang: 'vi',
    offline: {
      title: 'Không có kết nối mạng',
      text: 'Trang này cần có mạng một lần. Vui lòng thử lại.',
      retry: 'Thử lại',
    },
    message: { title: 'Tin nhắn mới', body: 'Hãy mở ứng dụng để đọc.' },
  },
];

/**
 * Returns the service worker's texts in the browser's language, because the service worker does not know the
 * merchant's language.
 * @param language BCP 47
 */
export function pickServiceWorkerTexts(language: string): BrowserTexts {
  const [primary] = language.toLowerCase().split('-');
  return OTHER_LANGUAGES.find(({ lang }) => lang.split('-')[0] === primary) ?? ENGLISH;
}
