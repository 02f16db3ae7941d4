/** Maximum length of a ping response (bytes); a longer response is not read to its end. */
const MAX_PING_BYTES = 1024;

/**
 * Resolves with whether a response is the platform's response to a ping, `{success: true, value: {pong: true}}`, and
 * not the response of a captive portal (DOM-2).
 */
export async function isValidPingResponse(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  try {
    const body: { success?: unknown; value?: unknown } = Object(JSON.parse(await readLimitedText(response)));
    const value: { pong?: unknown } = Object(body.value);
    return body.success === true && value.pong === true;
  } catch {
    // Too long, incomplete or not JSON: not a response of the platform.
    return false;
  }
}

/** Reads the text of a response. Cancels the body and throws a RangeError if it is longer than MAX_PING_BYTES. */
async function readLimitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > MAX_PING_BYTES) {
      await reader.cancel();
      throw new RangeError('The ping response is too long');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
