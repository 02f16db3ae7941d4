import fc from 'fast-check';
import { array, number, object, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../base/result';
import { defineEndpoint } from '../contract/endpoint';
import { siteStatus } from '../contract/endpoints/site/system';
import { decodeEnvelope, parseResponseValue } from './decode-response';

const list = defineEndpoint({
  name: 'list',
  path: '/wps/list',
  response: object({ items: array(object({ id: string(), n: number() })) }),
});
const template = defineEndpoint({
  name: 'template',
  path: '/wps/t',
  response: object({ title: string() }),
  bare: true,
});
const status = defineEndpoint({ name: 'status', path: '/wps/s', response: siteStatus });

function decode(requestedEndpoint: typeof list | typeof template | typeof status, text: string, code = 200) {
  const opened = decodeEnvelope(requestedEndpoint, ok({ status: code, text }));
  const parsed = opened.ok ? parseResponseValue(requestedEndpoint, opened.value).outcome : opened;
  if (parsed.ok) return 'fine';
  const { error } = parsed;
  switch (error.layer) {
    case 'decode':
      return `decode ${error.endpoint} ${error.field}`;
    case 'http':
      return `http ${error.status}`;
    case 'business':
      return `business ${error.code}: ${error.message}`;
    default:
      return error.layer;
  }
}

describe('[API-2.1] response', () => {
  const value = { items: [{ id: 'a', n: 1 }] };
  test.each([
    ['a valid body', { success: true, value }, 200, 'fine'],
    ['unknown fields', { success: true, value: { ...value, extra: 1 }, extra: 1 }, 200, 'fine'],
    ['a string as success', { success: 'true', value }, 200, 'decode list success'],
    ['a number as success', { success: 1, value }, 200, 'decode list success'],
    ['no success field', { value }, 200, 'decode list success'],
    [
      'a field of another type',
      {
        success: true,
        value: {
          items: [
            { id: 'a', n: 1 },
            { id: 'a', n: '1' },
          ],
        },
      },
      200,
      'decode list value.items.1.n',
    ],
    ['a missing field', { success: true, value: {} }, 200, 'decode list value.items'],
    ['no value', { success: true }, 200, 'decode list value'],
    ['a null value', { success: true, value: null }, 200, 'decode list value'],
    ['a string as value', { success: true, value: 'items' }, 200, 'decode list value'],
    ['an array as body', [1], 200, 'decode list success'],
    ['null as body', null, 200, 'decode list body'],
    ['a string as body', 'fine', 200, 'decode list body'],
    ['a refusal', { success: false, errorCode: 'no.way', message: 'No' }, 200, 'business no.way: No'],
    ['a refusal without a message', { success: false }, 200, 'business : '],
    [
      'a refusal whose fields are null',
      { success: false, errorCode: null, message: null, value: null },
      200,
      'business : ',
    ],
    [
      'a refusal with an error status',
      { success: false, errorCode: 'no.way', message: 'No' },
      400,
      'business no.way: No',
    ],
    ['a refusal without a code', { success: false, message: 'No' }, 400, 'http 400'],
    ['a success', { success: true, value }, 500, 'http 500'],
    ['a refusal by a gateway', { success: false, errorCode: 'x' }, 502, 'http 502'],
    ['a refused session', { success: false, errorCode: 'x' }, 401, 'http 401'],
  ])('a response with %s and the HTTP status $2 is decoded as “$3”', (_, body, code, expected) => {
    expect(decode(list, JSON.stringify(body), code)).toBe(expected);
  });

  test.each([
    ['empty', ''],
    ['the page of a captive portal', '<html><body>Please sign in to this network</body></html>'],
    ['truncated', '{"success":true,"value":{"it'],
    ['two JSON texts', '{"success":true}{"success":true}'],
  ])(
    '[API-2.4] decoding a response that is not JSON (%s) fails with a decode error for the field “body”',
    (_, text) => {
      expect(decode(list, text)).toBe('decode list body');
    },
  );

  test('if the responses of an endpoint have no envelope, the whole body is parsed as the value', () => {
    expect(decode(template, '{"title":"x"}')).toBe('fine');
    expect(decode(template, '{"title":5}')).toBe('decode template body.title');
    expect(decode(template, '5')).toBe('decode template body');
  });

  test.each([
    ['offline', 'offline'],
    ['aborted', 'aborted'],
    ['too-large', 'decode'],
    ['timeout', 'timeout'],
  ] as const)('[API-2.4] the transport failure “%s” becomes an error of the layer “$1”', (failure, layer) => {
    expect(decodeEnvelope(list, fail(failure))).toMatchObject({ error: { layer, endpoint: 'list' } });
  });

  test('a response nested 100,000 levels deep is decoded or rejected without an exception', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(decode(list, `{"success":true,"value":${deep}}`)).toBe('decode list value.items');
    expect(decode(list, `{"success":true,"value":{"items":[],"more":${deep}}}`)).toBe('fine');
    expect(decode(list, deep)).toBe('decode list success');
  });

  test('a response with the key __proto__ does not change any prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const text = `{"success":true,"__proto__":{"success":true},"value":{"__proto__":{"x":1},"info":{"merchantCode":"F",
      "whitelabel":{"__proto__":true,"constructor":true,"CBS3":true},"whitelabelVal":{"name":"n"}}}}`;
    const opened = decodeEnvelope(status, ok({ status: 200, text }));
    const parsed = opened.ok ? parseResponseValue(status, opened.value).outcome : opened;
    expect(parsed).toMatchObject({ ok: true, value: { info: { whitelabel: { CBS3: true } } } });
    expect(parsed.ok && Object.getPrototypeOf(Object(parsed.value))).toBe(Object.prototype);
    expect(parsed.ok && Object.keys(Object(parsed.value).info.whitelabel)).toEqual(['CBS3']);
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });

  test('[API-2.4] any content is decoded, without an exception, to a value or to an error that contains the endpoint name', () => {
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({ success: fc.boolean(), value: fc.jsonValue(), errorCode: fc.jsonValue() })
        .map((all) => JSON.stringify(all)),
    );
    fc.assert(
      fc.property(
        body,
        fc.integer({ min: 100, max: 599 }),
        fc.constantFrom(list, template, status),
        (text, code, requestedEndpoint) => {
          const opened = decodeEnvelope(requestedEndpoint, ok({ status: code, text }));
          const outcome = opened.ok ? parseResponseValue(requestedEndpoint, opened.value).outcome : opened;
          if (!outcome.ok) expect(outcome.error.endpoint).toBe(requestedEndpoint.name);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
