import { boolean, minLength, number, object, parse, pipe, safeParse, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseTolerantly } from './contract-deviation';
import { redemptions } from './endpoints/money/rewards';
import { announcements } from './endpoints/site/announcements';
import { banners } from './endpoints/site/banners';
import {
  count,
  editorText,
  flag,
  identifier,
  lenientField,
  lenientObject,
  listOf,
  mapOutput,
  numberWithFallback,
  requiredListOf,
  text,
  timestamp,
} from './fields';

describe('[API-2.2][API-2.7] lenient fields', () => {
  test.each([
    // schema, input, value, deviations
    [flag, true, true, 0],
    [flag, undefined, false, 0],
    [flag, null, false, 0],
    [flag, 'true', false, 1],
    [text, 7, '', 1],
    [editorText, 7, '', 1],
    [count, Number.POSITIVE_INFINITY, 0, 1],
    [count, Number.NaN, 0, 1],
    [numberWithFallback(9), '9', 9, 1],
    [lenientField(string(), 'v3'), null, 'v3', 0],
    [lenientField(pipe(string(), minLength(1)), 'v3'), '', 'v3', 1],
    [lenientField(identifier, undefined), 7, '7', 0],
    [timestamp, '2027-01-02T00:00:00Z', Date.UTC(2027, 0, 2), 0],
    [timestamp, 'soon', 0, 1],
    [timestamp, 9e15, 0, 1],
    [lenientObject({ a: flag, b: text }), undefined, { a: false, b: '' }, 0],
    [lenientObject({ a: flag, b: text }), { a: 1, b: 'x', c: 2 }, { a: false, b: 'x' }, 1],
    [lenientObject({ a: flag }), [], { a: false }, 1],
    [lenientObject({ a: flag }), 'x', { a: false }, 1],
    [lenientObject({ a: lenientObject({ b: flag }) }), { a: { b: 0 } }, { a: { b: false } }, 1],
    [listOf(string()), null, [], 0],
    [listOf(string(), ['x']), {}, ['x'], 1],
    [listOf(string()), ['a', null, 'b', 7], ['a', 'b'], 2],
    [listOf(lenientObject({ a: flag })), [{ a: 1 }, {}], [{ a: false }, { a: false }], 1],
  ])('parse the input $1 as $2 and report $3 deviations', (schema, sent, value, deviations) => {
    const read = parseTolerantly<unknown>(schema, sent);
    expect(read).toMatchObject({ ok: true, value });
    expect(read.ok && read.deviations).toHaveLength(deviations);
    // A strict parse accepts input without deviations only.
    expect(safeParse(schema, sent).success).toBe(deviations === 0);
  });

  test('[API-2.3] lenient fields that deviate are reported with the path and the expected type, never with the input', () => {
    const schema = object({
      list: listOf(object({ id: number(), on: flag })),
      info: lenientObject({ deep: lenientObject({ x: text }) }),
    });
    const read = parseTolerantly(schema, {
      list: [{ id: 1, on: 'secret' }, { id: 'secret' }, 'secret'],
      info: { deep: { x: { secret: 1 } } },
    });
    expect(read).toEqual({
      ok: true,
      value: { list: [{ id: 1, on: false }], info: { deep: { x: '' } } },
      deviations: [
        { path: 'list.0.on', expected: 'boolean' },
        { path: 'list.1.id', expected: 'number' },
        { path: 'list.2', expected: 'Object' },
        { path: 'info.deep.x', expected: 'string' },
      ],
    });
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  test('report at most ten deviations in a list of invalid entries', () => {
    const read = parseTolerantly(requiredListOf(string()), Array(10_000).fill(7));
    expect(read).toMatchObject({ ok: true, value: [] });
    expect(read.ok && read.deviations).toHaveLength(10);
  });
});

describe('[API-2] required fields', () => {
  const schema = object({
    token: string(),
    more: lenientObject({ on: flag }),
    list: requiredListOf(object({ id: number() })),
  });
  test.each([
    [{ more: 7, list: [null] }, 'token'],
    [{ token: 7, more: 7, list: [] }, 'token'],
    [{ token: 't', more: 7 }, 'list'],
    [{ token: 't', list: {} }, 'list'],
    [7, ''],
    [undefined, ''],
  ])('the value %j is rejected because of the required field at the path %j', (sent, path) => {
    expect(parseTolerantly(schema, sent)).toMatchObject({ ok: false, error: { path } });
  });

  test('a lenient object that contains a required field is itself required', () => {
    const outer = object({ group: lenientObject({ id: number(), on: flag }) });
    expect(parseTolerantly(outer, { group: { id: 1, on: 7 } })).toMatchObject({
      ok: true,
      value: { group: { id: 1 } },
    });
    expect(parseTolerantly(outer, { group: 7 })).toMatchObject({ ok: false, error: { path: 'group.id' } });
    expect(parseTolerantly(outer, {})).toMatchObject({ ok: false, error: { path: 'group.id' } });
  });
});

describe('mapOutput', () => {
  const named = mapOutput(object({ name: text, on: flag }), ({ name, on }) => ({ on, name: name || 'none' }));
  test('[API-2] mapOutput() does not convert a value that fails to parse', () => {
    expect(parse(named, { name: 'x', on: true })).toEqual({ name: 'x', on: true });
    expect(parseTolerantly(named, { name: 7, on: true })).toMatchObject({ value: { name: 'none', on: true } });
    expect(parseTolerantly(named, 7).ok).toBe(false);
    const never = mapOutput(object({ a: boolean() }), () => {
      throw new Error('was run');
    });
    expect(parseTolerantly(never, { a: 7 })).toMatchObject({ ok: false, error: { path: 'a' } });
  });
});

describe('[POP-2.2] a title that an editor has written', () => {
  test.each([announcements, banners, redemptions])(
    'has its entities decoded in the response of $name',
    ({ response }) => {
      const list = [{ id: '1', title: 'Tom &amp; Jerry &spades;', content: '', image: '/cdn/a.webp' }];
      expect(parse(response, { list })).toMatchObject({ list: [{ title: 'Tom & Jerry ♠' }] });
    },
  );
});
