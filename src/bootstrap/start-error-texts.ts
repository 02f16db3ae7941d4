/** Messages in one language for a start that fails before a catalogue has loaded. */
export interface StartErrorTexts {
  readonly lang: string;
  readonly failed: string;
  readonly old: string;
  readonly retry: string;
}

var ENGLISH: StartErrorTexts = {
  lang: 'en',
  failed: 'We could not start. Please try again.',
  old: 'This browser is too old for this site. Update it, or use a current version of Chrome, Safari, Edge or Firefox.',
  retry: 'Retry',
};

var CHINESE: StartErrorTexts = {
  lang: 'zh-Hans',
  failed: '无法启动，请重试。',
  old: '此浏览器版本过旧。请更新浏览器，或使用最新版的 Chrome、Safari、Edge 或 Firefox。',
  retry: '重试',
};

var VIETNAMESE: StartErrorTexts = {
  lang: 'vi',
  failed: 'Không thể khởi động. Vui lòng thử lại.',
  old: 'Trình duyệt này quá cũ. Hãy cập nhật, hoặc dùng phiên bản mới của Chrome, Safari, Edge hay Firefox.',
  retry: 'Thử lại',
};

/**
 * Picks the texts in the first of the languages that has some, else in English.
 * @param languages best first: the platform's codes, which are upper case, such as `VI`, also as JSON; BCP 47 tags;
 * null or undefined where nothing is known
 */
export function pickStartErrorTexts(languages: readonly (string | null | undefined)[]): StartErrorTexts {
  var i = 0;
  for (i = 0; i < languages.length; i += 1) {
    if (/^"?(en|EN)\b/.test(String(languages[i]))) return ENGLISH;
    if (/^"?(zh|CN|TW)\b/.test(String(languages[i]))) return CHINESE;
    if (/^"?(vi|VI)\b/.test(String(languages[i]))) return VIETNAMESE;
  }
  return ENGLISH;
}
