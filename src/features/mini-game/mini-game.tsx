import { useLocation } from 'react-router-dom';
import { useI18n } from '../../services/i18n/i18n';
import { isOn, useMerchant } from '../../services/merchant/merchant-store';
import { LatePart } from '../../ui/late-part';
import { lazyPart } from '../../ui/lazy-part';
import { decideMiniGame, mayFloatOver } from './decide-mini-game';

const MiniGameWidget = lazyPart(() => import('./mini-game-widget'));

/**
 * The mini game of members, where the merchant has one (MINI-1). A page it does not float over leaves its play as it is;
 * in another language it starts anew, because that is all its script is told.
 */
export default function MiniGame() {
  const game = useMerchant(({ status }) => decideMiniGame((name) => isOn(status, name)));
  const language = useI18n((state) => state.language.code);
  const { pathname } = useLocation();
  if (!game) return null;
  return (
    <LatePart meanwhile={null}>
      <MiniGameWidget key={game.script + language} game={game} isHidden={!mayFloatOver(pathname)} />
    </LatePart>
  );
}
