import { type FromMiniGame, fromMiniGame, type ToMiniGame } from '../contract/mini-game';
import { type FrameChannel, openFrameChannel } from './frame-channel';

/** Opens a channel to a frame for a mini game that has just been put into the page (MINI-1). */
export const openMiniGameFrame = (
  element: HTMLIFrameElement,
  hear: (message: FromMiniGame) => void,
): FrameChannel<ToMiniGame> => openFrameChannel(element, 'mini-game', fromMiniGame, hear);
