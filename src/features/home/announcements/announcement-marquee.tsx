import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMayOffer } from '../../../services/play-protection/play-pause-marker';
import { announcementsQuery } from '../../../services/promotions/announcements-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { useSession } from '../../../services/session/session-store';
import { Marquee } from '../../../ui/media/marquee';
import { listMarqueeTitles } from './marquee-titles';

/** Marquee of the announcement titles for the current user; renders `fallback` if there are none (GAME-7). */
export function AnnouncementMarquee({ fallback }: { readonly fallback: ReactNode }) {
  const t = useTranslate();
  const session = useSession((state) => state.session);
  const mayOffer = useMayOffer();
  const { data } = useQuery(announcementsQuery(useQueryScope()));
  const titles = data ? listMarqueeTitles(data.value, session, mayOffer) : [];
  if (titles.length === 0) return fallback;
  return (
    <Marquee
      key={titles.join('\n')}
      label={t('home.news')}
      items={titles}
      pauseLabel={t('home.news.pause')}
      playLabel={t('home.news.play')}
    />
  );
}
