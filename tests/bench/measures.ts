import { killedStaging } from './killed-staging';
import { lineTest } from './line-test';
import type { Measure } from './measure';
import { scrollCards } from './scroll-cards';
import { serviceWorker } from './service-worker';
import { start } from './start';

/** What `npm run bench` measures, in this order. */
export const MEASURES: readonly Measure[] = [lineTest, start, serviceWorker, killedStaging, scrollCards];
