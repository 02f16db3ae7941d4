import 'fake-indexeddb/auto';
import { array, number, object, string } from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPageStore } from '../../browser/database';
import { createWebStore } from '../../browser/web-storage';
import { gameLanes } from '../../contract/endpoints/game-lanes';
import { keepLastKnown, LARGEST_KEPT, readLastKnown, recallLarge } from './last-known';

const schema = object({ titles: array(string()) });
const FAIR = { merchant: 'FAIR', language: 'EN', name: 'gameLanes' };
const known = { value: { titles: ['Slots'] }, at: 1_700_000_000_000 };

/** A browser that refuses storage: the store then keeps in memory. */
const refuse = (): Storage => {
  throw new Error('refused');
};
let store = createWebStore(refuse);
beforeEach(() => {
  store = createWebStore(refuse);
});

describe('[OFF-2] public answers last known', () => {
  test('an answer is there again, with its moment', async () => {
    await keepLastKnown(FAIR, known, store);
    expect(readLastKnown(FAIR, schema, store)).toEqual(known);
  });

  test.each([{ merchant: 'KOPI' }, { language: 'VI' }, { name: 'banners' }])('not for another %j', async (other) => {
    await keepLastKnown(FAIR, known, store);
    expect(readLastKnown({ ...FAIR, ...other }, schema, store)).toBeUndefined();
  });

  test('what no longer fits its schema is as good as nothing, and is erased', async () => {
    await keepLastKnown(FAIR, known, store);
    expect(readLastKnown(FAIR, object({ titles: number() }), store)).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });

  describe('that are too large for localStorage', () => {
    const text = (length: number) => 'x'.repeat(length - JSON.stringify({ titles: [''] }).length);
    const large = { value: { titles: [text(LARGEST_KEPT + 1)] }, at: 2 };

    test('are there again from the database, in the place of the one before', async () => {
      await keepLastKnown(FAIR, { value: { titles: [text(LARGEST_KEPT)] }, at: 1 }, store);
      expect(readLastKnown(FAIR, schema, store)?.at).toBe(1);
      expect(await recallLarge(FAIR, schema, store)).toBeUndefined();
      await keepLastKnown(FAIR, large, store);
      expect(readLastKnown(FAIR, schema, store)).toBeUndefined();
      expect(await recallLarge(FAIR, schema, store)).toEqual(large);
      expect(await recallLarge({ ...FAIR, language: 'VI' }, schema, store)).toBeUndefined();
    });

    test('go when a smaller one comes', async () => {
      await keepLastKnown(FAIR, large, store);
      await keepLastKnown(FAIR, known, store);
      expect(readLastKnown(FAIR, schema, store)).toEqual(known);
      expect(await recallLarge(FAIR, schema, store)).toBeUndefined();
      expect(await openPageStore('last-known').get('FAIR|EN|gameLanes')).toBeUndefined();
    });

    test('are as good as nothing once they no longer fit their schema', async () => {
      await keepLastKnown(FAIR, large, store);
      expect(await recallLarge(FAIR, object({ titles: number() }), store)).toBeUndefined();
    });
  });

  test('an answer that went through its schema goes through it again unchanged', async () => {
    const value = {
      data: {
        lanes: [
          {
            title: 'Slots',
            category: 'SLOT',
            cards: [
              {
                nodeId: '1',
                displayName: 'One',
                accountTypeName: 'pg',
                gameCode: '',
                roomId: '',
                image: '',
                prizeMode: '',
                trial: false,
              },
            ],
            gameClassify: [],
            gameCount: 1,
          },
        ],
      },
    };
    await keepLastKnown(FAIR, { value, at: 5 }, store);
    expect(readLastKnown(FAIR, gameLanes.answer, store)).toEqual({ value, at: 5 });
  });
});
