import { runServicesEncryptCommand } from './services-encrypt-command';

/* Encrypts the URLs of customer service for a merchant's status: docs/operating.md. */
try {
  await runServicesEncryptCommand(process.argv.slice(2), console.log, console.warn);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
