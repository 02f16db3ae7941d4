import { ENTRANCES } from '../../services/navigation/entrances';
import { redirectUrlOf } from '../../services/navigation/return-address';

/**
 * The page to return to once the password is changed (LOGIN-8). The pages one comes in by have done their part, unless they
 * hold a `redirectUrl`, and so has the page of the password. @param wanted where the visitor was, with its query
 */
export function decideReturn(wanted: string | undefined, passwordPath: string): string | undefined {
  const [path = ''] = wanted?.split(/[?#]/, 1) ?? [];
  const isDone = path === passwordPath || ENTRANCES.includes(path);
  return isDone && redirectUrlOf('', wanted) === undefined ? undefined : wanted;
}
