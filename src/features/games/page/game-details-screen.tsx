import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../../../contract/paths';
import { buildSearchPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { PageLayout } from '../../../services/navigation/page-layout';
import { useTrackPageView } from '../../../services/tracking/use-track-page-view';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { findGame } from '../data/find-game';
import { getLanes, useLanes } from '../data/use-lanes';
import { PopularGames } from '../featured/popular-games';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { LanesErrorMessage } from '../lanes/lanes-error-message';
import { GameDetails } from './game-details';

/**
 * Page of the game given by the `code` parameter of the URL: its details and launch links, or popular games if the
 * merchant does not offer that game (ROUTE-1).
 */
export function GameDetailsScreen() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { view, isFetching, retry } = useLanes();
  const lanes = getLanes(view);
  const categories = useMemo(() => groupLanesByCategory(lanes), [lanes]);
  const code = params.get('code') ?? '';
  const found = findGame(lanes, code);
  useTrackPageView('game', found?.card.nodeId ?? '');
  const title = found?.card.displayName ?? t('games.title');

  function content() {
    switch (view.phase) {
      case 'loading':
        return <p role="status">{t('state.loading')}</p>;
      case 'failed':
        return <LanesErrorMessage error={view.error} busy={isFetching} onRetry={retry} />;
      default:
        if (found) {
          const { currency } = view.value.data;
          return <GameDetails nodeId={found.card.nodeId} categories={categories} currency={currency} />;
        }
        return (
          <>
            <EmptyState icon="games" illustration="lost" title={t('games.not_found.title')}>
              {t('games.not_found.description')}
            </EmptyState>
            <ButtonLink to={ROUTES.home.path} wide>
              {t('action.home')}
            </ButtonLink>
            <ButtonLink to={buildSearchPath()} look="quiet" wide>
              {t('games.search')}
            </ButtonLink>
            <PopularGames />
          </>
        );
    }
  }

  return <PageLayout title={title}>{content()}</PageLayout>;
}
