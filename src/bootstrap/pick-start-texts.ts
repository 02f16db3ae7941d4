import type { StartTexts, StartTextsFile } from '../contract/bootstrap/start-texts';

/* In ES5, for the start guard. */

/** Why the start guard shows a message: the text of this name. */
export type FailureReason = 'failed' | 'old';

/**
 * Parses the texts that the app has stored; undefined if there are none, or they are damaged.
 * @param json null if nothing is stored
 */
export function parseStartTexts(json: string | null, reason: FailureReason): StartTexts | undefined {
  try {
    return checkTexts(JSON.parse(json || ''), reason);
  } catch {
    return undefined;
  }
}

/**
 * Picks the texts in the first of the languages that has some; undefined if none has, or if a proxy has answered with
 * something else.
 * @param json content of `/m/start-texts.json`
 * @param languages best first: the platform's codes, which are upper case, such as `VI`, also as JSON; BCP 47 tags;
 * null, undefined or an empty string where nothing is known
 */
export function pickStartTexts(
  json: string,
  languages: readonly (string | null | undefined)[],
  reason: FailureReason,
): StartTexts | undefined {
  var found: StartTexts | undefined;
  var file: StartTextsFile;
  try {
    file = JSON.parse(json);
    languages.forEach(function (language) {
      file.forEach(function (item) {
        if (!found && new RegExp(item.pattern, item.flags).test(String(language))) found = item;
      });
    });
    return checkTexts(found, reason);
  } catch {
    return undefined;
  }
}

/** Returns texts if all that is shown is there. */
function checkTexts(texts: StartTexts | undefined, reason: FailureReason): StartTexts | undefined {
  return texts && [texts.lang, texts.dir, texts[reason], texts.retry].every(isText) ? texts : undefined;
}

function isText(text: unknown): boolean {
  return typeof text === 'string' && text !== '';
}
