import { describe, expect, test } from 'vitest';
import type { PerformanceFact } from '../../browser/page/page-performance';
import { computeVitals } from './compute-vitals';

const fact = (type: string, given: Partial<PerformanceFact>): PerformanceFact => ({
  type,
  name: '',
  at: 0,
  durationMs: 0,
  shift: 0,
  interaction: 0,
  target: '',
  ...given,
});
const shift = (at: number, value: number, target = '') => fact('layout-shift', { at, shift: value, target });
const press = (interaction: number, durationMs: number, target = 'button') =>
  fact('event', { name: 'pointerup', interaction, durationMs, target });
const vitalsOf = (...facts: readonly PerformanceFact[]) => {
  const found = [...computeVitals(facts)].map(([name, { value, target }]) => [name, { value, target }] as const);
  return Object.fromEntries(found);
};

describe('[OPS-4.5] web vitals of a page', () => {
  test('TTFB, FCP and LCP are the times of their entries; the last candidate of LCP counts', () => {
    const paint = (at: number, target: string) => fact('largest-contentful-paint', { at, target });
    expect(
      vitalsOf(
        fact('navigation', { at: 90, name: 'https://m.fair.example/m/home' }),
        fact('paint', { at: 300, name: 'first-paint' }),
        fact('paint', { at: 310, name: 'first-contentful-paint' }),
        paint(310, 'h1'),
        paint(900, 'img.banner'),
      ),
    ).toEqual({
      TTFB: { value: 90, target: '' },
      FCP: { value: 310, target: '' },
      LCP: { value: 900, target: 'img.banner' },
    });
  });

  test.each([
    // shifts, CLS, element
    [[shift(100, 0.1, 'a'), shift(600, 0.2, 'b')], 0.3, 'b'],
    [[shift(100, 0.2, 'a'), shift(600, 0.1, 'b')], 0.3, 'a'],
    [[shift(100, 0.1, 'a'), shift(1100, 0.2, 'b')], 0.2, 'b'],
    [[shift(100, 0.3, 'a'), shift(2000, 0.1, 'b'), shift(2100, 0.1, 'c')], 0.3, 'a'],
    [[...Array(10).keys()].map((at) => shift(at * 900, 0.1, 'a')), 0.6, 'a'],
  ])('the shifts %j have a CLS of %d, explained by %s', (shifts, value, target) => {
    const { CLS } = vitalsOf(...shifts);
    expect(CLS?.value).toBeCloseTo(value);
    expect(CLS?.target).toBe(target);
  });

  test('INP is the longest interaction, each counted once with its longest event', () => {
    expect(vitalsOf(press(1, 80), press(1, 120, 'a'), press(1, 64), press(2, 100), press(0, 900)).INP).toEqual({
      value: 120,
      target: 'pointerup a',
    });
  });

  test('INP leaves out the longest of 50 interactions', () => {
    const many = Array.from({ length: 50 }, (_, at) => press(at + 1, 100 + at));
    expect(vitalsOf(...many.slice(1)).INP?.value).toBe(149);
    expect(vitalsOf(...many).INP?.value).toBe(148);
  });

  test('a page without entries has no vitals', () => {
    expect(vitalsOf(fact('paint', { name: 'first-paint' }), press(0, 900))).toEqual({});
  });
});
