import { array, number, object, string } from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { createWebStore } from '../../browser/web-storage';
import { gameLanes } from '../../contract/endpoints/game';
import { keepLastKnown, LARGEST_KEPT, readLastKnown } from './last-known';

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
  test('an answer is there again, with its moment', () => {
    keepLastKnown(FAIR, known, store);
    expect(readLastKnown(FAIR, schema, store)).toEqual(known);
  });

  test.each([{ merchant: 'KOPI' }, { language: 'VI' }, { name: 'banners' }])('not for another %j', (other) => {
    keepLastKnown(FAIR, known, store);
    expect(readLastKnown({ ...FAIR, ...other }, schema, store)).toBeUndefined();
  });

  test('what no longer fits its schema is as good as nothing, and is erased', () => {
    keepLastKnown(FAIR, known, store);
    expect(readLastKnown(FAIR, object({ titles: number() }), store)).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });

  test('an answer that is too large is not kept, and the older one does not stay in its place', () => {
    const text = (length: number) => 'x'.repeat(length - JSON.stringify({ titles: [''] }).length);
    keepLastKnown(FAIR, { value: { titles: [text(LARGEST_KEPT)] }, at: 1 }, store);
    expect(readLastKnown(FAIR, schema, store)?.at).toBe(1);
    keepLastKnown(FAIR, { value: { titles: [text(LARGEST_KEPT + 1)] }, at: 2 }, store);
    expect(readLastKnown(FAIR, schema, store)).toBeUndefined();
  });

  test('an answer that went through its schema goes through it again unchanged', () => {
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
    keepLastKnown(FAIR, { value, at: 5 }, store);
    expect(readLastKnown(FAIR, gameLanes.answer, store)).toEqual({ value, at: 5 });
  });
});
