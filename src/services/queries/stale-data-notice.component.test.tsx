import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { activateLanguage } from '../i18n/i18n';
import { ENGLISH } from '../i18n/languages';
import { StaleDataNotice } from './stale-data-notice';

beforeAll(() => activateLanguage(ENGLISH));

const MORNING = new Date(2026, 0, 5, 9, 30).getTime();
const MINUTE_MS = 60_000;

interface Part {
  readonly name: string;
  readonly at: number;
}

function createPage() {
  const retried: string[] = [];
  const notice = ({ name, at }: Part) => (
    <section key={name}>
      <StaleDataNotice at={at} busy={false} onRetry={() => retried.push(name)} />
    </section>
  );
  return {
    retried,
    ui: (page: readonly Part[], dialog: readonly Part[] = []) => (
      <>
        <main>{page.map(notice)}</main>
        <dialog open>{dialog.map(notice)}</dialog>
      </>
    ),
  };
}

test('[OFF-2.14] one notice stands for all stale parts of a page, with the oldest time, and requests each of them again', async () => {
  const { retried, ui } = createPage();
  const balance = { name: 'balance', at: MORNING + MINUTE_MS };
  const history = { name: 'history', at: MORNING };
  const { rerender, getByRole } = await render(ui([balance, history]));
  await expect.element(getByRole('status')).toHaveTextContent('9:30 AM');
  await getByRole('button', { name: 'Retry' }).click();
  expect(retried).toEqual(['balance', 'history']);

  await rerender(ui([history]));
  await expect.element(getByRole('status')).toHaveTextContent('9:30 AM');
  await rerender(ui([]));
  await expect.element(getByRole('status')).not.toBeInTheDocument();
});

test('[OFF-2.14] stale data in a dialog has a notice of its own', async () => {
  const { retried, ui } = createPage();
  const screen = await render(ui([{ name: 'balance', at: MORNING }], [{ name: 'methods', at: MORNING + MINUTE_MS }]));
  await expect.element(screen.getByRole('main').getByRole('status')).toHaveTextContent('9:30 AM');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('9:31 AM');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  expect(retried).toEqual(['methods']);
});
