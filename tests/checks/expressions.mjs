import path from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { ACCEPTED_EXPRESSIONS } from './expressions/accepted-expressions.mjs';
import { collectExpressions } from './expressions/collect-expressions.mjs';
import { findExpressionErrors } from './expressions/find-expression-errors.mjs';
import { reportFindings } from './report-findings.mjs';
import { REPOSITORY_ROOT } from './sources.mjs';

/*
 * Checks that every regular expression in dist/ takes a number of steps that is proportional to the length of the text.
 * The steps are counted, so that the result is the same on every machine. It runs in a thread, because its matcher
 * recurses deeper than the stack of the main thread allows.
 */
if (isMainThread) {
  const thread = new Worker(new URL(import.meta.url), { resourceLimits: { stackSizeMb: 64 } });
  thread.on('message', ({ total, errors }) => reportFindings(`${total} regular expressions are linear`, errors));
} else {
  const expressions = await collectExpressions(path.join(REPOSITORY_ROOT, 'dist'));
  const errors = findExpressionErrors(expressions, ACCEPTED_EXPRESSIONS);
  parentPort?.postMessage({ total: expressions.size, errors });
}
