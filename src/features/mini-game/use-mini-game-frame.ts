import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribeToOnlineStatus } from '../../browser/device/network';
import { type FrameChannel, openFrameChannel } from '../../browser/frames/frame-channel';
import { type MiniGameCommand, type MiniGameView, miniGameEvent } from '../../contract/frames/mini-game';
import { useI18n } from '../../services/i18n/i18n';

interface MiniGameFrame {
  /** Number of reloads. As the React key of the iframe, it creates a new frame for each reload. */
  readonly attempt: number;
  /** Ref callback of the iframe element. */
  readonly frameRef: (element: HTMLIFrameElement) => () => void;
  /** Whether the game has reported that it is ready; it is hidden until then. */
  readonly isReady: boolean;
  readonly view: MiniGameView;
  readonly show: (view: MiniGameView) => void;
}

/**
 * Starts the mini game in its frame, sends it the current view, and closes the panel when the game requests it
 * (MINI-1).
 */
export function useMiniGameFrame(script: string): MiniGameFrame {
  const [isReady, setIsReady] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<MiniGameView>('bubble');
  const channel = useRef<FrameChannel<MiniGameCommand> | undefined>(undefined);

  const show = useCallback((nextView: MiniGameView) => {
    setView(nextView);
    channel.current?.post({ type: 'show', view: nextView });
  }, []);

  const frameRef = useCallback(
    (element: HTMLIFrameElement) => {
      const newChannel: FrameChannel<MiniGameCommand> = openFrameChannel(
        element,
        'mini-game',
        miniGameEvent,
        ({ type }) => {
          if (type === 'close') show('bubble');
          else setIsReady(type === 'ready');
        },
      );
      channel.current = newChannel;
      const { language } = useI18n.getState();
      newChannel.post({
        type: 'start',
        script: new URL(script, location.origin).href,
        language: language.code,
        title: element.title,
      });
      return () => {
        channel.current = undefined;
        newChannel.close();
      };
    },
    [script, show],
  );

  // Reload a frame that failed to load when the network is back.
  useEffect(() => {
    if (isReady) return;
    return subscribeToOnlineStatus((isOnline) => isOnline && setAttempt((count) => count + 1));
  }, [isReady]);

  return { attempt, frameRef, isReady, view, show };
}
