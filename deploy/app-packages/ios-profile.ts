import { runIosProfileCommand } from './ios-profile-command';

/* Writes a profile that puts a merchant on the home screen of an iPhone: docs/deployment.md. */
try {
  await runIosProfileCommand(process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
