import { ROUTES } from '../../contract/paths';

/** The parameter of home that holds what is searched for; there at all, it opens the search. */
export const SEARCH = 'search';

/** Home with one category on screen: the address survives a reload and the way back from a game. */
export const categoryPath = (category: string): string => `${ROUTES.home.path}?${new URLSearchParams({ category })}`;

/** The search of games, with words or yet without. */
export const searchPath = (words = ''): string => `${ROUTES.home.path}?${new URLSearchParams({ [SEARCH]: words })}`;
