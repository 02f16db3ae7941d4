import { expect } from 'vitest';

const MODULE_URL = new URL('../../src/browser/storage/dexie-page-state.ts', import.meta.url).href;

/** Writes a record of the store `popups` from another document of this origin, as another tab does. */
export async function writeInOtherTab(key: string, value: unknown): Promise<void> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = `<script type="module">
    import { writePageStateRecord } from '${MODULE_URL}';
    await writePageStateRecord('popups', ${JSON.stringify(key)}, ${JSON.stringify(value)});
    document.title = 'written';
  </script>`;
  document.body.append(frame);
  await loaded;
  await expect.poll(() => frame.contentDocument?.title).toBe('written');
  frame.remove();
}
