import type { IllustrationName } from '../../../../src/contract/merchant/illustration-names';

/** The drawings of one merchant: each returns its shapes, in 288 × 240 units; `id` is the prefix of its ids. */
export type IllustrationSet = Readonly<Record<IllustrationName, (id: string) => string>>;
