import { judgeImports } from './law/judge-imports.mjs';
import { readSources } from './sources.mjs';
import { verdict } from './verdict.mjs';

/* An import points down, never up, never sideways between features or pages; a package stays on its floors. */
const sources = await readSources(['src', 'sw', 'worker'], /(?<!\.test)\.tsx?$/);
verdict(`the import law holds in ${sources.size} files`, judgeImports(sources));
