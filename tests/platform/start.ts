import { startPlatform } from './platform';

const { PORT = '8080', DATA_DIR = '.data' } = process.env;
const platform = await startPlatform({
  port: Number(PORT),
  dataDir: DATA_DIR,
  distDir: 'dist',
  log: (line) => console.log(line),
});
console.log(`${platform.origin}/m/`);
