import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameChannel } from '../../browser/frame-channel';
import { openMiniGameFrame } from '../../browser/mini-game-frame';
import { subscribeNetwork } from '../../browser/network';
import type { MiniGameView, ToMiniGame } from '../../contract/mini-game';
import { useI18n } from '../../services/i18n/i18n';

interface MiniGameFrame {
  /** Counts the tries: each is a new frame. */
  readonly round: number;
  /** Ref of the frame's element. */
  readonly attach: (element: HTMLIFrameElement) => () => void;
  /** The game has said that it is there. One that never says so is not shown. */
  readonly isReady: boolean;
  readonly view: MiniGameView;
  readonly show: (view: MiniGameView) => void;
}

/** The mini game in its frame: told which script and how much to show; heard when it wants to be closed (MINI-1). */
export function useMiniGameFrame(script: string): MiniGameFrame {
  const [isReady, setIsReady] = useState(false);
  const [round, setRound] = useState(0);
  const [view, setView] = useState<MiniGameView>('bubble');
  const channel = useRef<FrameChannel<ToMiniGame> | undefined>(undefined);

  const show = useCallback((wanted: MiniGameView) => {
    setView(wanted);
    channel.current?.say({ type: 'show', view: wanted });
  }, []);

  const attach = useCallback(
    (element: HTMLIFrameElement) => {
      const opened = openMiniGameFrame(element, ({ type }) => {
        if (type === 'close') show('bubble');
        else setIsReady(type === 'ready');
      });
      channel.current = opened;
      const { language } = useI18n.getState();
      opened.say({ type: 'start', script: new URL(script, location.origin).href, language: language.code });
      return () => {
        channel.current = undefined;
        opened.close();
      };
    },
    [script, show],
  );

  // What did not come for want of a network is tried again when there is one.
  useEffect(() => {
    if (isReady) return;
    return subscribeNetwork((online) => online && setRound((tried) => tried + 1));
  }, [isReady]);

  return { round, attach, isReady, view, show };
}
