/** Names, and short forms that are the same in every language. */
const NAMES = ['cpf', 'facebook', 'google', 'pix', 'sms'];

/** Words that the language has taken over from English, or spells as English does, by code of the language. */
const LOAN_WORDS = {
  ES: 'chat club error jackpot min',
  ID: 'bank bonus chat deposit download email error game jackpot live member offline online provider reward username',
  JA: 'new',
  KO: 'live',
  MS: 'bank bonus deposit jackpot live',
  PT: 'chat jackpot min online',
  'PT-BR': 'chat jackpot min online',
  TR: 'bonus jackpot',
  TY: `account agent balance bonus chat club code customer deposit diagnostics draw email error feedback fee game
    history home jackpot key leaderboard live member min mobile notifications offline online password phone privacy provider
    random ranking reward rewards self-exclusion service trial username verification volatility wallet withdraw withdrawal`,
  VI: 'email',
};

/** Texts that may have English words, by code of the language. */
const ENGLISH_TEXTS = {
  // The trade's name of the share that a game pays back, which no Philippine site translates.
  TY: ['games.rtp'],
};

export const readEnglishExceptions = (code) => ({
  loanWords: [...NAMES, ...(LOAN_WORDS[code]?.split(/\s+/) ?? [])],
  allowed: ENGLISH_TEXTS[code] ?? [],
});

/** Buttons that may have two lines on a narrow screen, with the reason. */
export const LONG_BUTTONS = {
  'captcha.verify': 'stands alone in its row, and is the sentence that members know from the check box of a captcha',
  'diagnostics.keep': 'stands alone in the list of the page of diagnostics, and has to say what is kept and why',
};
