const COMMAND = /\bnpm run (?:(?:-s|--silent) )?([a-z][\w:-]*)/g;

/** Returns a line for each `npm run` in the documents (path → text) whose script is not one of package.json. */
export const findDocScriptErrors = (documents, { scripts = {} }) =>
  [...documents].flatMap(([document, text]) =>
    [...text.matchAll(COMMAND)]
      .filter(([, script]) => !Object.hasOwn(scripts, script))
      .map(([command]) => `${document} has the command ${command}, which package.json does not have`),
  );
