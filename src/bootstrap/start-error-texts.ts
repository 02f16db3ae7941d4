/** Messages in one language for a start that fails before a catalogue has loaded. */
export interface StartErrorTexts {
  readonly lang: string;
  readonly failed: string;
  readonly old: string;
  readonly retry: string;
}

var ENGLISH: StartErrorTexts = {
  lang: 'en',
  failed: 'We could not start. Check your connection and try again.',
  old: 'This browser is too old for this site. Update it, or use a current version of Chrome, Safari, Edge or Firefox.',
  retry: 'Retry',
};

var CHINESE: StartErrorTexts = {
  lang: 'zh-Hans',
  failed: '无法启动。请检查网络连接后重试。',
  old: '此浏览器版本过旧。请更新浏览器，或使用最新版的 Chrome、Safari、Edge 或 Firefox。',
  retry: '重试',
};

var VIETNAMESE: StartErrorTexts = {
  lang: 'vi',
  failed: 'Không thể khởi động. Hãy kiểm tra kết nối rồi thử lại.',
  old: 'Trình duyệt này quá cũ. Hãy cập nhật, hoặc dùng phiên bản mới của Chrome, Safari, Edge hay Firefox.',
  retry: 'Thử lại',
};

/**
 * Picks the texts in the visitor's language: the stored choice, else the browser's first supported language.
 * @param chosen the stored choice: one of the platform's language codes as JSON, such as `"VI"`
 * @param browser BCP 47 tags, best first
 */
export function pickStartErrorTexts(chosen: string | null, browser: readonly string[]): StartErrorTexts {
  var tag = '';
  var i = 0;
  if (chosen === '"EN"') return ENGLISH;
  if (chosen === '"CN"' || chosen === '"TW"') return CHINESE;
  if (chosen === '"VI"') return VIETNAMESE;
  for (i = 0; i < browser.length; i += 1) {
    tag = String(browser[i]).toLowerCase();
    if (/^en\b/.test(tag)) return ENGLISH;
    if (/^zh\b/.test(tag)) return CHINESE;
    if (/^vi\b/.test(tag)) return VIETNAMESE;
  }
  return ENGLISH;
}
