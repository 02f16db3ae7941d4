import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

let testStartedAt = 0;
beforeEach(() => {
  testStartedAt = Date.now();
});

/** The time (epoch ms) in the first 48 bits of a version 7 UUID. */
const readUuidTime = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/**
 * Resolves with the names of the tracking events of this test that the platform has received, each once, oldest
 * request first. An event of the test before may arrive only now; the time in its id tells it apart.
 */
export async function readTrackedEvents(): Promise<readonly string[]> {
  const requests = await commands.readRequests('trackEvents');
  const events: readonly { id: string; eventName: string }[] = requests.flatMap(({ body }) =>
    JSON.parse(JSON.parse(body).events),
  );
  const names = new Map(events.map(({ id, eventName }) => [id, eventName]));
  return [...names].filter(([id]) => readUuidTime(id) >= testStartedAt).map(([, name]) => name);
}
