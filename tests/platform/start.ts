import { parseArgs } from 'node:util';
import { startPlatform } from './platform';
import { ensureBuild, watchBuild } from './start/ensure-build';
import { welcome } from './start/welcome';

const DIST = 'dist';
const { PORT = '8080', DATA_DIR = '.data' } = process.env;
const { values } = parseArgs({ options: { gateway: { type: 'string' }, watch: { type: 'boolean', default: false } } });

if (!(await ensureBuild(DIST))) process.exit(1); // the build has said why

const platform = await startPlatform({
  port: Number(PORT),
  dataDir: DATA_DIR,
  distDir: DIST,
  log: (line) => console.log(line),
  ...(values.gateway === undefined ? {} : { gateway: values.gateway }),
});
const stopWatching = values.watch ? watchBuild() : () => {};
console.log(welcome(platform.origin));
if (values.gateway !== undefined) console.log(`  /wps goes to ${values.gateway}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopWatching();
    void platform.close().then(() => process.exit(0));
  });
}
