import { idsPromised, idsProven, judgeBehaviour } from './judge-behaviour.mjs';
import { readSources } from './sources.mjs';
import { verdict } from './verdict.mjs';

/* Every rule of docs/behaviour is carried by the title of a test, or is listed in planned.txt as open work. */
const docs = await readSources(['docs/behaviour'], /\.(?:md|txt)$/);
const tests = await readSources(['src', 'sw', 'worker', 'tests'], /\.(?:test|spec)\.tsx?$/);

const planned = (docs.get('docs/behaviour/planned.txt') ?? '').match(/^[A-Z0-9]+-\d+/gm) ?? [];
const promised = [...docs].filter(([file]) => file.endsWith('.md')).flatMap(([, text]) => idsPromised(text));
const proven = new Map();
for (const [file, text] of tests) {
  for (const id of new Set(idsProven(text))) proven.set(id, [...(proven.get(id) ?? []), file]);
}

const { rows, findings } = judgeBehaviour(promised, proven, planned);
for (const row of rows) console.log(row);
const count = promised.filter((id) => proven.has(id)).length;
verdict(`${count} of ${promised.length} rules are proven, the others planned`, findings);
