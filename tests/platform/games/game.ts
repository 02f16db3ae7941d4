import { type InferOutput, number, object, pipe, string, transform } from 'valibot';

/** A game's row. */
export const game = object({
  id: number(),
  category: string(),
  vendor: string(),
  code: string(),
  name: string(),
  chineseName: string(),
  prizeMode: string(),
  roomId: string(),
  trial: pipe(
    number(),
    transform((value) => value === 1),
  ),
});
export type Game = InferOutput<typeof game>;

/** Chinese for those who read it; the others know the games by their own names. */
export const gameName = ({ name, chineseName }: Game, language: string): string =>
  language === 'CN' || language === 'TW' ? chineseName : name;
