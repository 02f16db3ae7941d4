import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { decideView } from '../../services/last-known/answer-state';
import { usePublicAnswer } from '../../services/last-known/use-public-answer';
import { ButtonLink } from '../../services/navigation/button-link';
import { PageScreen } from '../../services/navigation/page-screen';
import { EmptyState } from '../../ui/empty-state';
import { findGame } from './find-game';
import { GameEntry } from './game-entry';
import { LanesMissing } from './lanes-missing';
import { LANES } from './lanes-source';

/** A game by its address: the ways into it, or the way home when there is no such game (ROUTE-1). */
export function GameScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const lanes = usePublicAnswer(LANES);
  const found = findGame(lanes.known?.value.data.lanes ?? [], search.get('code') ?? '');
  const title = found?.card.displayName ?? t('games.title');

  function content() {
    if (found) return <GameEntry {...found} />;
    switch (decideView(lanes)) {
      case 'waiting':
        return <p role="status">{t('state.loading')}</p>;
      case 'missing':
        return <LanesMissing error={lanes.error} busy={lanes.asking} onRetry={lanes.retry} />;
      default:
        return (
          <EmptyState
            icon="games"
            title={t('games.not_found.title')}
            action={<ButtonLink to={ROUTES.home.path}>{t('action.home')}</ButtonLink>}
          >
            {t('games.not_found.description')}
          </EmptyState>
        );
    }
  }

  return <PageScreen title={title}>{content()}</PageScreen>;
}
