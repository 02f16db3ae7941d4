import { runNewMerchantCommand } from './command';

/* Writes a new merchant for the local platform: docs/recipes.md. */
try {
  await runNewMerchantCommand(process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
