import { runDomainListCommand } from './command';

/*
 * Creates keys and signs the list of a merchant's domains (docs/operating.md):
 *   npm run sign-lines -- --new-key lines.pem [--kind p256|ed25519]
 *   npm run sign-lines -- --key lines.pem --in fair.json --out fair.signed.json [--days 30] [--version 7]
 */
try {
  runDomainListCommand(process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
