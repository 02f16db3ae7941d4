import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { EligibleGames, PlayEligibleGames } from '../features/games/page/eligible-games';
import { BannerList } from '../features/home/banners/banner-list';
import { LoginPrompt } from '../features/login/panel/login-prompt';
import { OtherPromotions } from '../features/promotions/other-promotions';
import { PromotionDetails } from '../features/promotions/promotion-details';
import { PromotionList } from '../features/promotions/promotion-list';
import { RegisterPrompt } from '../features/registration/form/register-prompt';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { findLinked } from '../services/navigation/find-linked';
import { PageLayout } from '../services/navigation/page-layout';
import { OffersGate } from '../services/play-protection/offers-gate';
import { useMayOffer } from '../services/play-protection/play-pause-marker';
import type { Announcement } from '../services/promotions/announcement-audience';
import { announcementsQuery } from '../services/promotions/announcements-query';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { useSession } from '../services/session/session-store';
import { useTrackPageView } from '../services/tracking/use-track-page-view';
import { LoginOrRegisterCard } from '../ui/layout/login-or-register-card';

function OnePromotion({ id, list }: { readonly id: string; readonly list: readonly Announcement[] }) {
  const t = useTranslate();
  const promotion = findLinked(list, id, (one) => one.id);
  return (
    <>
      {promotion && (
        <PromotionDetails
          promotion={promotion}
          renderGames={(nodeIds) => <EligibleGames nodeIds={nodeIds} />}
          renderPlay={(nodeIds, renderOther) => <PlayEligibleGames nodeIds={nodeIds} renderOther={renderOther} />}
        />
      )}
      <OtherPromotions id={promotion?.id ?? id} promotions={list} />
      <ButtonLink to={ROUTES.activity.path} look={promotion ? 'quiet' : 'secondary'} wide>
        {t('page.activity.all')}
      </ButtonLink>
    </>
  );
}

/**
 * Page with the list of promotions, or with one promotion, whose title is that of the page, if the URL has its `id`
 * (LINK-1 type P). Visitors may open it (ROUTE-2).
 */
export default function ActivityPage() {
  const t = useTranslate();
  const id = useSearchParams()[0].get('id');
  const isVisitor = useSession(({ session }) => session === undefined);
  const promotions = useQuery(announcementsQuery(useQueryScope()));
  const known = findLinked(promotions.data?.value.list ?? [], id ?? '', (promotion) => promotion.id);
  // The title names what is offered.
  const name = useMayOffer() ? known?.title : undefined;
  useTrackPageView('promotion', known?.id ?? '');
  return (
    <PageLayout title={name || t('page.activity.title')} hasBack={id !== null}>
      <OffersGate>
        <QueryView query={promotions}>
          {({ list }) =>
            id === null ? (
              <>
                {isVisitor && list.every(({ promotionType }) => promotionType === '') && <BannerList />}
                <PromotionList promotions={list} />
              </>
            ) : (
              <OnePromotion id={id} list={list} />
            )
          }
        </QueryView>
        {isVisitor && (
          <LoginOrRegisterCard icon="gift">
            <LoginPrompt />
            <RegisterPrompt />
          </LoginOrRegisterCard>
        )}
      </OffersGate>
    </PageLayout>
  );
}
