import { runAndroidCommand } from './android-command';

/* Writes the configuration of an Android app for a merchant: docs/deployment.md. */
try {
  await runAndroidCommand(process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
