import { describe, expect, test } from 'vitest';
import { listScreenshots, parseTrace, summarizeMainThread } from './trace-summary';

/** Returns a trace event of the main thread of the measured page. `start` and `duration` are in milliseconds. */
const event = (name: string, start: number, duration = 0, args: object = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: start * 1000,
  dur: duration * 1000,
  args,
});
const script = (url: string) => ({ data: { url: `https://fairground.example/m/assets/${url}` } });
const events = (...list: object[]) => parseTrace(JSON.stringify({ traceEvents: list }));

const START = event('navigationStart', 100, 0, { data: { documentLoaderURL: 'https://fairground.example/m/home' } });
const SVG_IMAGE = event('navigationStart', 180, 0, { data: { documentLoaderURL: '' } });
const PAINT = event('firstContentfulPaint', 150);

describe('summarizing the main-thread time of a page', () => {
  test('time is attributed to the innermost event: a layout inside a script counts as layout, not as scripting', () => {
    const { byKind } = summarizeMainThread(
      events(START, PAINT, event('EvaluateScript', 110, 30, script('main-Ab12C.js')), event('Layout', 120, 10)),
    );
    expect(byKind.get('scripting')).toBe(20);
    expect(byKind.get('style and layout')).toBe(10);
  });

  test('in the time of a script file, summarizeMainThread() includes the layouts that the script forces', () => {
    const { byFile } = summarizeMainThread(
      events(START, PAINT, event('FunctionCall', 110, 30, script('vendor-Ab12C.js')), event('Layout', 120, 10)),
    );
    expect([...byFile]).toEqual([['vendor.js', 30]]);
  });

  test('summarizeMainThread() excludes other threads, other processes and events before the navigation', () => {
    const { byKind } = summarizeMainThread(
      events(
        START,
        PAINT,
        event('Layout', 90, 5),
        { ...event('Layout', 110, 7), tid: 2 },
        { ...event('Layout', 110, 9), pid: 2 },
        event('Layout', 130, 3),
      ),
    );
    expect(byKind.get('style and layout')).toBe(3);
  });

  test('summarizeMainThread() throws if the trace has no first contentful paint', () => {
    expect(() => summarizeMainThread(events(START))).toThrow('no first contentful paint');
  });
});

test('the times of screenshots are relative to the start of the last navigation of the page', () => {
  const shot = (start: number, text: string) =>
    event('Screenshot', start, 0, { snapshot: Buffer.from(text).toString('base64') });
  const shots = listScreenshots(events(shot(50, 'before'), START, SVG_IMAGE, shot(220, 'games')));
  expect(shots.map(({ at, jpeg }) => [at, jpeg.toString()])).toEqual([[120, 'games']]);
});
