import { DOMAIN_FAILOVER_SCENES } from './domain-failover-scenes';
import { GAME_SCENES } from './game-scenes';
import { HOME_SCENES } from './home-scenes';
import { MEMBER_SCENES } from './member-scenes';
import { PHONE_AND_SOCIAL_SIGN_IN_SCENES } from './phone-and-social-sign-in-scenes';
import { POPUP_SCENES } from './popup-scenes';
import { REGISTRATION_SCENES } from './registration-scenes';
import { SAFE_PLAY_SCENES } from './safe-play-scenes';
import type { Scene } from './scene';
import { SIGN_IN_SCENES } from './sign-in-scenes';
import { SITE_STATE_SCENES } from './site-state-scenes';

/** Every screen in every state, in the order of the contact sheet. */
export const SCENES: readonly Scene[] = [
  ...HOME_SCENES,
  ...GAME_SCENES,
  ...SIGN_IN_SCENES,
  ...REGISTRATION_SCENES,
  ...PHONE_AND_SOCIAL_SIGN_IN_SCENES,
  ...MEMBER_SCENES,
  ...SAFE_PLAY_SCENES,
  ...POPUP_SCENES,
  ...SITE_STATE_SCENES,
  ...DOMAIN_FAILOVER_SCENES,
];
