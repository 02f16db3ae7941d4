/** The chat's name for a language: its own code, CN for both kinds of Chinese, English where none is known (CS-2). */
export function chatLanguage(code: string): string {
  if (code === 'CN' || code === 'TW') return 'CN';
  return code === '' ? 'EN' : code;
}
