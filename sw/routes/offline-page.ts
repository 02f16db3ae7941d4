interface Words {
  /** BCP 47. */
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

const ENGLISH: Words = {
  lang: 'en',
  title: 'No connection',
  text: 'This page needs the network once. Please try again.',
  retry: 'Retry',
};
const OTHERS: readonly Words[] = [
  { lang: 'zh-Hans', title: '没有网络连接', text: '此页面首次打开需要网络，请重试。', retry: '重试' },
  {
    lang: 'vi',
    title: 'Không có kết nối mạng',
    text: 'Trang này cần có mạng một lần. Vui lòng thử lại.',
    retry: 'Thử lại',
  },
];

/** The words in the language of the browser, a BCP 47 tag; no merchant is known yet that might have another one. */
export function wordsFor(language: string): Words {
  const [primary] = language.toLowerCase().split('-');
  return OTHERS.find(({ lang }) => lang.split('-')[0] === primary) ?? ENGLISH;
}

const documentOf = ({ lang, title, text, retry }: Words) => `<!doctype html>
<html lang="${lang}" dir="ltr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main>
</html>
`;

/** What a visitor sees when there is neither a version in the store nor a network. It needs nothing but itself. */
export function offlinePage(): Response {
  return new Response(documentOf(wordsFor(navigator.language)), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
