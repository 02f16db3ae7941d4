import { describe, expect, test } from 'vitest';
import { findDocScriptErrors } from './find-doc-script-errors.mjs';

const errorsIn = (text: string) =>
  findDocScriptErrors(new Map([['docs/a.md', text]]), { scripts: { build: '', 'merchant:new': '' } });

describe('check of commands in documents', () => {
  test.each(['npm run build -- --local', '`npm run -s build`', 'npm run merchant:new -- acme', 'npm ci', 'npm run …'])(
    'the check accepts the text %j',
    (text) => expect(errorsIn(text)).toEqual([]),
  );

  test.each(['npm run biuld', 'npm run merchant:neu -- acme', 'npm run --silent toString'])(
    'the check reports the command %j, which does not exist',
    (text) =>
      expect(errorsIn(text)).toEqual([
        `docs/a.md has the command ${text.replace(' -- acme', '')}, which package.json does not have`,
      ]),
  );
});
