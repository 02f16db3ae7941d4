import { parseArgs } from 'node:util';
import { hasEmulator, INSTALL, startEmulator } from './identity/start-emulator';
import { startPlatform } from './platform';
import { ensureBuild, watchBuild } from './start/ensure-build';
import { startLines } from './start/start-lines';
import { welcome } from './start/welcome';

const DIST = 'dist';
const { PORT = '8080', DATA_DIR = '.data' } = process.env;
const off = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { gateway: { type: 'string' }, watch: off, lines: off } });

if (!(await ensureBuild(DIST))) process.exit(1); // the build has said why

const platform = await startPlatform({
  port: Number(PORT),
  dataDir: DATA_DIR,
  distDir: DIST,
  log: (line) => console.log(line),
  ...(values.gateway === undefined ? {} : { gateway: values.gateway }),
});
const lines = values.lines ? await startLines(platform, DIST) : undefined;
const emulator = hasEmulator() ? await startEmulator() : undefined;
if (emulator) platform.services.identity.connect(emulator.origin);
const stopWatching = values.watch ? watchBuild() : () => {};
console.log(welcome(platform.origin));
if (lines) console.log(`  other domains: dead ones, and one that lives on port ${lines.goodPort}\n`);
if (!emulator) console.log(`  Phone and social sign-in is off: ${INSTALL} brings the provider's emulator.\n`);
if (values.gateway !== undefined) console.log(`  /wps goes to ${values.gateway}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopWatching();
    emulator?.stop();
    void Promise.all([platform.close(), lines?.close()]).then(() => process.exit(0));
  });
}
