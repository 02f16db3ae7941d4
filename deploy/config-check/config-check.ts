import { runConfigCheck } from './command';

process.exitCode = await runConfigCheck(process.argv.slice(2), (line) => console.log(line));
