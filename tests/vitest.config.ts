import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    include: ['{src,sw,worker,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.component.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
