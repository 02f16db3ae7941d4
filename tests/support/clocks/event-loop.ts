/** More turns than any chain of database requests in a test needs: the databases of tests advance by one per turn. */
const EVENT_LOOP_TURNS = 50;

/** Lets the event loop turn until all work is done that waits for nothing else, on a machine of any speed. */
export async function runEventLoop(): Promise<void> {
  for (let turn = 0; turn < EVENT_LOOP_TURNS; turn += 1) await new Promise(setImmediate);
}
