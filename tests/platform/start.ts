import { parseArgs } from 'node:util';
import { buildGatewayMessage } from './gateway/gateway-message';
import { readGateway } from './gateway/read-gateway';
import {
  AUTH_EMULATOR_INSTALL_COMMAND,
  isAuthEmulatorInstalled,
  startAuthEmulator,
} from './identity/start-auth-emulator';
import { startPlatform } from './platform';
import { readFirebaseProject } from './push/fcm/read-firebase-project';
import { ensureLocalBuild, startBuildWatcher } from './start/local-build';
import { startFallbackDomains } from './start/start-fallback-domains';
import { buildStartupMessage } from './start/startup-message';

const DIST = 'dist';
const { PORT = '8080', DATA_DIR = '.data', FIREBASE_PROJECT } = process.env;
const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { gateway: text, 'gateway-host': text, watch: flag, lines: flag } });
const target = readGateway(values.gateway, values['gateway-host']);
if (!target.ok) {
  console.error(target.error);
  process.exit(2);
}
const gateway = target.value;

const stopWatching = values.watch ? await startBuildWatcher() : () => {};
if (!values.watch && !(await ensureLocalBuild(DIST))) process.exit(1); // the build has reported the error

const platform = await startPlatform({
  port: Number(PORT),
  dataDir: DATA_DIR,
  distDir: DIST,
  log: (line) => console.log(line),
  hasPopups: true,
  hasHistory: true,
  liveReload: values.watch,
  ...(gateway === undefined ? {} : { gateway }),
});
const domains = values.lines ? await startFallbackDomains(platform, DIST) : undefined;
const emulator = isAuthEmulatorInstalled() ? await startAuthEmulator() : undefined;
if (emulator) platform.services.identity.connect(emulator.origin);
if (FIREBASE_PROJECT) platform.services.push.connectFirebase(await readFirebaseProject(FIREBASE_PROJECT));
console.log(gateway ? buildGatewayMessage(platform.origin, gateway) : buildStartupMessage(platform.origin));
if (domains) console.log(`  fallback domains: failing ones, and a working one on port ${domains.goodPort}\n`);
if (!emulator)
  console.log(
    `  Phone and social sign-in is off; run ${AUTH_EMULATOR_INSTALL_COMMAND} to install the provider's emulator.\n`,
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopWatching();
    emulator?.stop();
    void Promise.all([platform.close(), domains?.close()]).then(() => process.exit(0));
  });
}
