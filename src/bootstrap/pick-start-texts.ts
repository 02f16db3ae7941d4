import type { StartTexts, StartTextsFile } from '../contract/bootstrap/start-texts';

/**
 * Picks the texts in the first of the languages that has some; undefined if none has. In ES5, for the start guard.
 * @param languages best first: the platform's codes, which are upper case, such as `VI`, also as JSON; BCP 47 tags;
 * null, undefined or an empty string where nothing is known
 */
export function pickStartTexts(
  file: StartTextsFile,
  languages: readonly (string | null | undefined)[],
): StartTexts | undefined {
  var found: StartTexts | undefined;
  languages.forEach(function (language) {
    file.forEach(function (item) {
      if (!found && new RegExp(item.pattern, item.flags).test(String(language))) found = item;
    });
  });
  return found;
}
