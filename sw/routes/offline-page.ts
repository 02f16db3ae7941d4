interface PageTexts {
  /** BCP 47 language tag. */
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

const ENGLISH: PageTexts = {
  lang: 'en',
  title: 'No connection',
  text: 'This page needs the network once. Please try again.',
  retry: 'Retry',
};
const OTHER_LANGUAGES: readonly PageTexts[] = [
  { lang: 'zh-Hans', title: '没有网络连接', text: '此页面首次打开需要网络，请重试。', retry: '重试' },
  {
    lang: 'vi',
    title: 'Không có kết nối mạng',
    text: 'Trang này cần có mạng một lần. Vui lòng thử lại.',
    retry: 'Thử lại',
  },
];

/** Returns the texts in the browser's language (a BCP 47 tag); the merchant and its language are not known here. */
export function offlinePageTexts(language: string): PageTexts {
  const [primary] = language.toLowerCase().split('-');
  return OTHER_LANGUAGES.find(({ lang }) => lang.split('-')[0] === primary) ?? ENGLISH;
}

const renderHtml = ({ lang, title, text, retry }: PageTexts) => `<!doctype html>
<html lang="${lang}" dir="ltr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main>
</html>
`;

/** Returns the self-contained page that is served when there is neither a stored version nor a network. */
export function offlinePage(): Response {
  return new Response(renderHtml(offlinePageTexts(navigator.language)), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
