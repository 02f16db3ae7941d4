import { ROUTES } from '../contract/paths';
import { PopularGames } from '../features/games/featured/popular-games';
import { buildSearchPath } from '../services/games/game-paths';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { PageLayout } from '../services/navigation/page-layout';
import { EmptyState } from '../ui/feedback/empty-state';

/** Not-found page, shown for unknown paths and for pages that the merchant does not offer (ROUTE-4, ROUTE-10). */
export default function NotFoundPage() {
  const t = useTranslate();
  return (
    <PageLayout title={t('page.notFound.title')} hasBack>
      <EmptyState icon="search" illustration="lost" title={t('page.notFound.lost')}>
        {t('page.notFound.text')}
      </EmptyState>
      <ButtonLink to={ROUTES.home.path} wide>
        {t('action.home')}
      </ButtonLink>
      <ButtonLink to={buildSearchPath()} look="quiet" wide>
        {t('games.search')}
      </ButtonLink>
      <PopularGames />
    </PageLayout>
  );
}
