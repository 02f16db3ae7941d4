import { DOMAIN_SCENES } from './domain-scenes';
import { GAME_SCENES } from './game-scenes';
import { HOME_SCENES } from './home-scenes';
import { MEMBER_SCENES } from './member-scenes';
import { POPUP_SCENES } from './popup-scenes';
import { REGISTRATION_SCENES } from './registration-scenes';
import type { Scene } from './scene';
import { SIGN_IN_SCENES } from './sign-in-scenes';
import { SOCIAL_SCENES } from './social-scenes';
import { STATE_SCENES } from './state-scenes';

/** Every screen in every state, in the order of the contact sheet. */
export const SCENES: readonly Scene[] = [
  ...HOME_SCENES,
  ...GAME_SCENES,
  ...SIGN_IN_SCENES,
  ...REGISTRATION_SCENES,
  ...SOCIAL_SCENES,
  ...MEMBER_SCENES,
  ...POPUP_SCENES,
  ...STATE_SCENES,
  ...DOMAIN_SCENES,
];
