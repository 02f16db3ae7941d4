/** Bytes of a ping's answer that are read at most (security A27). */
const LARGEST_PING = 1024;

/** Whether an answer is the platform's own, `{success: true, value: {pong: true}}`, and no portal's page (DOM-2). */
export async function isGoodPing(answer: Response): Promise<boolean> {
  const text = answer.ok ? await readShort(answer) : '';
  try {
    const body: unknown = JSON.parse(text);
    return fieldOf(body, 'success') === true && fieldOf(fieldOf(body, 'value'), 'pong') === true;
  } catch {
    // No JSON: whoever speaks there is not the platform.
    return false;
  }
}

/** The text of an answer, empty for one that is too long: the rest of it is not read. */
async function readShort(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > LARGEST_PING) {
      await reader?.cancel();
      return '';
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
