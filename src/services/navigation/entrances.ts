import { ROUTES } from '../../contract/paths';

/** The pages one comes in by: they lead on by themselves whoever has a session. */
export const ENTRANCES: readonly string[] = [ROUTES.login.path, ROUTES.register.path, ROUTES.registerHtml.path];
