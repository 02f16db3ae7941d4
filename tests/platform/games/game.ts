import { type InferOutput, number, object, pipe, string, transform } from 'valibot';

/** Database row of a game. */
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

/** Returns the name of a game: the Chinese name if the language is Chinese, otherwise the original name. */
export const getGameName = ({ name, chineseName }: Game, language: string): string =>
  language === 'CN' || language === 'TW' ? chineseName : name;
