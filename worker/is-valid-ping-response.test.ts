import { describe, expect, test } from 'vitest';
import { isValidPingResponse } from './is-valid-ping-response';

const PONG = '{"success":true,"value":{"pong":true}}';

/**
 * Returns a response whose body arrives in the given chunks. The returned function `isCancelled` returns whether the
 * reader has cancelled the body.
 */
function respond(chunks: readonly (string | Uint8Array<ArrayBuffer>)[], status = 200) {
  let isCancelled = false;
  const remaining = [...chunks];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const chunk = remaining.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return {
    response: new Response(body, { status }),
    isCancelled: () => isCancelled,
    chunksLeft: () => remaining.length,
  };
}

describe('[DOM-2] ping response', () => {
  test.each([
    ['a pong', PONG],
    ['a pong among other fields', '{"a":null,"success":true,"value":{"b":"é","pong":true}}'],
    ['1,024 bytes', PONG.padEnd(1024)],
  ])('is valid if its body contains %s', async (_, text) => {
    expect(await isValidPingResponse(respond([text]).response)).toBe(true);
  });

  test.each([
    ['1,025 bytes', PONG.padEnd(1025)],
    ['a refusal', '{"success":false,"value":{"pong":true}}'],
    ['a string for success', '{"success":"true","value":{"pong":true}}'],
    ['a string for pong', '{"success":true,"value":{"pong":"true"}}'],
    ['another value', '{"success":true,"value":{"ping":true}}'],
    ['no value', '{"success":true}'],
    ['null for value', '{"success":true,"value":null}'],
    ['null', 'null'],
    ['a number', '1'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
  ])('is invalid if its body contains %s', async (_, text) => {
    expect(await isValidPingResponse(respond([text]).response)).toBe(false);
  });

  test('is valid if its body arrives in chunks', async () => {
    expect(await isValidPingResponse(respond([PONG.slice(0, 9), PONG.slice(9, 20), PONG.slice(20)]).response)).toBe(
      true,
    );
  });

  test('is invalid if it has an error status', async () => {
    expect(await isValidPingResponse(respond([PONG], 500).response)).toBe(false);
  });

  test('is invalid if its body is missing', async () => {
    expect(await isValidPingResponse(new Response(null))).toBe(false);
  });

  test('reading the body of a ping response stops as soon as more than 1,024 bytes have arrived', async () => {
    const { response, isCancelled, chunksLeft } = respond([PONG.padEnd(1024), ' ', ' ', ' ']);
    expect(await isValidPingResponse(response)).toBe(false);
    expect(isCancelled()).toBe(true);
    expect(chunksLeft()).toBe(2);
  });

  test('is invalid if its body stream fails', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) });
    expect(await isValidPingResponse(new Response(broken))).toBe(false);
  });
});
