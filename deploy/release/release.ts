import { runReleaseCommand } from './command';

/*
 * Publishes a release, goes back to an earlier one, or switches the service worker (docs/operating.md):
 *   npm run release -- --to /srv/fairground --reload "nginx -t && nginx -s reload"
 *   npm run rollback -- --to /srv/fairground --reload "nginx -t && nginx -s reload"
 *   npm run kill -- --to /srv/fairground --reload "nginx -t && nginx -s reload"
 */
try {
  await runReleaseCommand(process.argv.slice(2), { output: console.log, notes: console.error });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
