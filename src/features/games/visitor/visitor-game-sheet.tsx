import type { ReactNode } from 'react';
import { buildTrialPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { OfferNote } from '../../../services/offer/offer-note';
import { openOverlay } from '../../../services/overlays/overlays';
import { Button } from '../../../ui/button/button';
import { Sheet } from '../../../ui/dialog/sheet';
import { Picture } from '../../../ui/media/picture';
import { useCachedGame } from '../data/lanes-query';
import type { SignInActions, VisitorGameLink } from './visitor-game-link';
import style from './visitor-game-sheet.module.css';

interface VisitorGameSheetProps {
  readonly target: VisitorGameLink;
  readonly actions: SignInActions;
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/**
 * Sheet for the game that a visitor has tapped: log in and play, register, or log in and try it, if the game has a
 * trial. A trial is for members too (GAME-3).
 */
function VisitorGameSheet({ target, actions, onClose, overlay }: VisitorGameSheetProps) {
  const t = useTranslate();
  const game = useCachedGame(target.code);
  const trialPath = game?.trial ? buildTrialPath(game) : undefined;
  const choose = (open: () => void) => () => {
    onClose();
    open();
  };
  return (
    <Sheet title={game?.displayName ?? t('games.title')} closeLabel={t('action.close')} onClose={onClose}>
      <div className={style.game}>
        {game && (
          <Picture
            className={style.picture}
            src={game.image}
            alt=""
            frame={(image) => (
              <span className={style.stage}>
                <img className={style.glow} src={game.image} alt="" />
                {image}
              </span>
            )}
          />
        )}
        <p>
          {game?.providerName && <small className={style.provider}>{game.providerName}</small>}
          {t('games.guest')}
        </p>
        <OfferNote />
      </div>
      <div className={style.actions}>
        <Button wide onClick={choose(() => actions.logIn(target.path))}>
          {t('action.login')}
        </Button>
        <Button look="secondary" wide onClick={choose(actions.register)}>
          {t('action.register')}
        </Button>
        {trialPath !== undefined && (
          <Button look="quiet" wide onClick={choose(() => actions.logIn(trialPath))}>
            {t('games.try')}
          </Button>
        )}
      </div>
      {overlay}
    </Sheet>
  );
}

/** Opens the sheet with the log-in and register buttons for a game. */
export function openVisitorGameSheet(target: VisitorGameLink, actions: SignInActions): void {
  openOverlay({
    kind: 'dialog',
    key: 'guest-game',
    render: (close, overlay) => (
      <VisitorGameSheet target={target} actions={actions} onClose={close} overlay={overlay} />
    ),
  });
}
