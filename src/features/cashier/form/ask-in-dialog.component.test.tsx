import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { OverlayHost } from '../../../app/overlay-host';
import { closeAllOverlays, closeModalDialogs, useOverlays } from '../../../services/overlays/overlays';
import { askInDialog } from './ask-in-dialog';

type Answer = (isAnswered: boolean) => void;

beforeEach(resetPageAndRecordNavigations);
afterEach(() => {
  closeAllOverlays();
  vi.restoreAllMocks();
});

/** Opens a question, and resolves with its answer and the function by which its dialog answers. */
async function ask() {
  let given: Answer | undefined;
  const Question = ({ onAnswer }: { readonly onAnswer: Answer }) => {
    given = onAnswer;
    return <dialog open>Go on?</dialog>;
  };
  const answered = askInDialog('question', async () => ({ default: Question }), {});
  const answer = await vi.waitUntil(() => given, { timeout: 60_000 });
  return { answered, answer };
}

test('[SAFE-5.1] a dialog that is closed by a navigation is no answer', async () => {
  await render(<OverlayHost />);
  const { answered } = await ask();
  closeModalDialogs();
  expect(await answered).toBe(false);
});

test('[SAFE-5.4] only the first answer counts: a later one closes no question that was opened again', async () => {
  const screen = await render(<OverlayHost />);
  const first = await ask();
  first.answer(false);
  expect(await first.answered).toBe(false);
  const second = await ask();
  first.answer(true);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  second.answer(true);
  expect(await second.answered).toBe(true);
  expect(useOverlays.getState().stack).toEqual([]);
});

test('[BAN-2.9] a dialog that cannot be rendered is no answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<OverlayHost />);
  const Broken = (): never => {
    throw new Error('broken');
  };
  expect(await askInDialog('question', async () => ({ default: Broken }), {})).toBe(false);
});
