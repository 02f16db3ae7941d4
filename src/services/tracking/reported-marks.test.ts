import { number } from 'valibot';
import { expect, test } from 'vitest';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { createReportedMarks } from './reported-marks';

/** A storage area that refuses values while `isFull` returns true. */
function createArea(isFull: () => boolean): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

/** Two storage areas and a function that opens a page with them: it knows only what they contain. */
function createBrowser() {
  let isFull = false;
  const local = createArea(() => isFull);
  const session = createArea(() => false);
  const openPage = (tab = session) =>
    createReportedMarks(
      createSafeWebStorage(() => local),
      createSafeWebStorage(() => tab),
    );
  const setFull = (full: boolean) => {
    isFull = full;
  };
  return { session, openPage, setFull };
}

test('[TRK-1.10] a tab keeps over a reload what it has reported while the storage of the browser is full', () => {
  const { openPage, setFull } = createBrowser();
  openPage().set('MC_DEPOSITS:a', 1);
  setFull(true);
  openPage().set('MC_DEPOSITS:a', 12);
  openPage().set('MC_FIRST_OPEN', 1);
  expect([openPage().get('MC_DEPOSITS:a', number()), openPage().get('MC_FIRST_OPEN', number())]).toEqual([12, 1]);
});

test('[TRK-1.10] what has been reported is known to other tabs, as soon as it can be stored again', () => {
  const { session, openPage, setFull } = createBrowser();
  setFull(true);
  openPage().set('MC_DEPOSITS:a', 1);
  setFull(false);
  openPage().set('MC_DEPOSITS:a', 2);
  expect(session.length).toBe(0);
  expect(openPage(createArea(() => false)).get('MC_DEPOSITS:a', number())).toBe(2);
});

test('[TRK-1.10] what another tab has reported since is known to a tab with a mark of its own', () => {
  const { openPage, setFull } = createBrowser();
  openPage().set('MC_DEPOSITS:a', 1);
  setFull(true);
  openPage().set('MC_DEPOSITS:a', 2);
  setFull(false);
  openPage(createArea(() => false)).set('MC_DEPOSITS:a', 5);
  expect(openPage().get('MC_DEPOSITS:a', number())).toBe(5);
});
