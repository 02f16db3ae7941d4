import { expect } from 'vitest';

/** A host that immediately refuses every connection. */
export const FOREIGN_HOST = 'evil.localhost';

/** Forgets which requests were sent and which hostile scripts have run. */
export function forgetWhatRan(): void {
  performance.clearResourceTimings();
  Object.assign(window, { hits: 0 });
}

/**
 * Expects that nothing has been requested from the foreign host, and that no hostile script has run. The last request is
 * one of the test: by then, earlier ones would have failed and run their handlers.
 */
export async function expectNothingRan(): Promise<void> {
  const control = `http://${FOREIGN_HOST}/control.png`;
  const image = new Image();
  await new Promise((resolve) => {
    image.onerror = resolve;
    image.src = control;
  });
  const requests = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes(FOREIGN_HOST));
  await expect.poll(requests).toEqual([control]);
  expect(Reflect.get(window, 'hits')).toBe(0);
}
