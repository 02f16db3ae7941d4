/**
 * Phrases of the project's former private vocabulary, each with its standard replacement. The list contains only
 * phrases that are wrong in any sentence.
 */
const BANNED_PHRASES = [
  [/(?:\/\*\*|\*|\/\/) Answers\b/, 'Returns, Resolves with'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'the user, the caller'],
  [/\bin charge\b/i, 'active'],
  [/\bcan(?:not)? be had\b/i, 'is (not) available'],
  [/\bof now\b/i, 'current'],
  [/\bfrom now on\b/i, 'afterwards'],
  [/\bin its stead\b/i, 'instead'],
  [/\bthe way back, which\b/i, 'a function that'],
  [/\bwho(?:m)? nobody\b/i, 'no one'],
  [/\bis let be\b|\blets? (?:him|her|it|them) be\b/i, 'is left unchanged'],
  [/\btells? of itself\b/i, 'reports'],
  [/\bleads? (?:him |her |it |them )?(?:home|back)\b/i, 'opens home, returns'],
  [/\blearns? of\b/i, 'detects, is notified of'],
  [/\bnames no(?:ne|thing)?\b/i, 'contains no'],
  [/'(?:\[[A-Z]+-\d+\] )*nor (?:does|do|is|are)\b/, 'a title that is a whole sentence'],
  [/\bcounts for nothing\b/i, 'is invalid'],
  [/\bis told so\b/i, 'gets a message'],
  [/\bdata-stays\b/, 'data-sticky'],
  [/\b(?:un)?seal(?:s|ed|ing)?\b/i, 'sign, signature, encrypt'],
  [/\bstaging\b|\bstageRest\b/i, 'precaching'],
  [/\bluggage\b/i, 'parameters'],
  [/\bonlooker\b/i, 'viewer'],
  [/\bvouched\b/i, 'authenticated'],
  [/\boverrules?\b/i, 'cancel'],
  [/\blate-?parts?\b/i, 'deferred chunk'],
  [/\bpatience\b/i, 'timeout'],
  [/\bprefersStillness\b/, 'prefersReducedMotion'],
  [/\bfates?\b/i, 'status, outcome'],
  [/\broot[ -]?places?\b/i, 'tab page, tab path'],
  [/\bsays? so\b/i, 'the name of the message or value'],
  [/\bwhat (?:became|becomes|came|comes) of\b/i, 'status, outcome'],
  [/\bways in\b/i, 'sign-in options'],
  [/\bin force at once\b/i, 'takes effect immediately'],
  [/\bhome[ -]?picture\b/i, 'home snapshot'],
  [/\b(?:interface|type) \w+Question\b/, 'a type whose name ends in Input'],
  [/\b(?:[A-Z]+_)?REFUSED_FIELDS\b|\brefusedFields?\b/, 'ERROR_FIELDS, findErrorField'],
  [/(?:\/\*\*|^\s*\*) Most (?!of\b)[a-z]/, 'Maximum number of'],
  [/\bsecurity [AB]\d+\b/, 'a decision of docs/decisions'],
  [/\((['"`])(?:\[[A-Z]+-\d+\] )*%[a-z]: (?:%[a-z]|\$\d)\1/, 'a title that is a sentence'],
  [/\((['"`])(?:\[[A-Z]+-\d+\] )*(?:that|whose) /, 'a title that is a sentence on its own'],
];

/** Returns a line for each banned phrase in the files (path → text). */
export function findBannedPhrases(files) {
  return [...files].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        BANNED_PHRASES.filter(([phrase]) => phrase.test(line)).map(
          ([phrase, term]) => `${file}:${index + 1} says ${line.match(phrase)?.[0].trim()}; write: ${term}`,
        ),
      ),
  );
}
