import { runGatewayCheckCommand } from './command';

process.exitCode = await runGatewayCheckCommand(process.argv.slice(2), (line) => console.log(line));
