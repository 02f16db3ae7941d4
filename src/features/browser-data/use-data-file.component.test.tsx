import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { useOverlays } from '../../services/overlays/overlays';
import { endSession } from '../../services/session/session-store';
import { useDataFile } from './use-data-file';

const FILE = { name: 'data', at: 0, text: '{}' };
type LoadedFile = typeof FILE | undefined;

const { createObjectURL } = URL;
let savedFiles = 0;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
  savedFiles = 0;
  URL.createObjectURL = () => {
    savedFiles += 1;
    return '#';
  };
});
afterEach(() => {
  URL.createObjectURL = createObjectURL;
});

function SaveButton({ load }: { readonly load: () => Promise<LoadedFile> }) {
  const { save, isBusy } = useDataFile(load);
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void save()}>
      Save
    </button>
  );
}

const isFailureTold = () => JSON.stringify(useOverlays.getState()).includes('data.save.failed');

/** Presses the button, lets something happen while the file is loaded, and ends that. */
async function press(end: () => Promise<LoadedFile>, meanwhile: (unmount: () => Promise<void>) => unknown) {
  let answer = () => {};
  const loading = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const screen = await render(<SaveButton load={() => loading.then(end)} />, { wrapper: TestProviders });
  const button = screen.getByRole('button', { name: 'Save' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await meanwhile(() => screen.unmount());
  answer();
  if (button.query()) await expect.element(button).toHaveAttribute('aria-busy', 'false');
  // Without the button, what follows the answer has no sign, but is done by the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

describe('[SAFE-6.5] a file that is being loaded', () => {
  test('is saved for who has asked for it', async () => {
    await press(
      () => Promise.resolve(FILE),
      () => undefined,
    );
    expect([savedFiles, isFailureTold()]).toEqual([1, false]);
  });

  test('does not come: nothing is saved, and the call has told why', async () => {
    await press(
      () => Promise.resolve(undefined),
      () => undefined,
    );
    expect([savedFiles, isFailureTold()]).toEqual([0, false]);
  });

  describe.each<[string, (unmount: () => Promise<void>) => unknown]>([
    ['the page has been left', (unmount) => unmount()],
    ['the member has signed out', () => endSession()],
    ['another member has signed in', () => signInMember('bob')],
  ])('once %s', (_, meanwhile) => {
    test('is not saved', async () => {
      await press(() => Promise.resolve(FILE), meanwhile);
      expect([savedFiles, isFailureTold()]).toEqual([0, false]);
    });

    test('is not told to have failed', async () => {
      await press(() => Promise.reject(new Error('refused')), meanwhile);
      expect([savedFiles, isFailureTold()]).toEqual([0, false]);
    });
  });

  test('a file that cannot be loaded is told to have failed', async () => {
    await press(
      () => Promise.reject(new Error('refused')),
      () => undefined,
    );
    expect([savedFiles, isFailureTold()]).toEqual([0, true]);
  });
});
