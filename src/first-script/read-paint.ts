import type { PaintRecord } from '../contract/paint-record';

/**
 * The paint record in a stored text; undefined when it is not one. Checked by hand: valibot is heavier than all of the
 * first script, and what fits badly only paints badly.
 */
export function readPaint(text: string | null): PaintRecord | undefined {
  try {
    const record: unknown = JSON.parse(text ?? '');
    return isPaint(record) ? record : undefined;
  } catch {
    // Nothing is stored, or something else wrote it: the defaults paint.
    return undefined;
  }
}

function isPaint(record: unknown): record is PaintRecord {
  if (typeof record !== 'object' || record === null) return false;
  const { merchant, name, logo, lang, dir, tokens } = record as Partial<Record<keyof PaintRecord, unknown>>;
  const isDirection = dir === 'ltr' || dir === 'rtl';
  return (
    isDirection && [merchant, name, logo, lang].every(isText) && isRecord(tokens) && Object.values(tokens).every(isText)
  );
}

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
