import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observeUnobstructedArea, type UnobstructedArea } from './unobstructed-area';

let barTop: number | undefined;
let stageHeight = 600;
let submitTop: number | undefined;
const stage = {
  getBoundingClientRect: () => ({ top: 0, left: 0, width: 360, height: stageHeight }),
} as unknown as Element; // only the rectangle of the element is used

beforeEach(() => {
  vi.useFakeTimers();
  barTop = undefined;
  stageHeight = 600;
  submitTop = undefined;
  const at = (top: number | undefined) =>
    top === undefined ? [] : [{ getBoundingClientRect: () => ({ top, left: 16, width: 328, height: 64 }) }];
  const find = (selector: string) => at(selector.startsWith('[') ? barTop : submitTop);
  vi.stubGlobal('document', { querySelectorAll: find });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { innerWidth: 360 }));
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'rtl' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[MINI-1.10] the available area is measured at every interval and resize, and reported only if it has changed', () => {
  const areas: UnobstructedArea[] = [];
  const stop = observeUnobstructedArea(stage, 250, (area) => areas.push(area));
  const free = (height: number) => ({ width: 360, height, windowWidth: 360, dir: 'rtl', controls: [] });
  vi.advanceTimersByTime(1_000);
  expect(areas).toEqual([free(600)]);

  // A page adds its bar.
  barTop = 536;
  vi.advanceTimersByTime(249);
  expect(areas).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(areas).toEqual([free(600), free(536)]);

  stageHeight = 300;
  window.dispatchEvent(new Event('resize'));
  expect(areas.at(-1)).toEqual(free(300));

  // The page scrolls a form into view.
  submitTop = 200;
  vi.advanceTimersByTime(250);
  expect(areas.at(-1)).toEqual({ ...free(300), controls: [{ x: 16, y: 200, width: 328, height: 64 }] });

  stop();
  stageHeight = 200;
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(1_000);
  expect(areas).toHaveLength(4);
});
