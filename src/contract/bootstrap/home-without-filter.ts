import { ALL_HOME_PATHS } from '../paths';

/** Whether a URL shows home without a category or a search. */
export const isHomeWithoutFilter = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  ALL_HOME_PATHS.includes(pathname) && !/[?&](category|search)=/.test(search);
