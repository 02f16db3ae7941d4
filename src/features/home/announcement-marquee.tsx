import type { ReactNode } from 'react';
import { announcements } from '../../contract/endpoints/promotion';
import { useText } from '../../services/i18n/i18n';
import { type PublicSource, usePublicAnswer } from '../../services/last-known/use-public-answer';
import { call } from '../../services/platform/platform';
import { useSession } from '../../services/session/session-store';
import { Marquee } from '../../ui/marquee';
import { marqueeTitles } from './marquee-titles';

const SOURCE: PublicSource<Parameters<typeof marqueeTitles>[0]> = {
  name: announcements.name,
  schema: announcements.answer,
  ask: (manner) => call(announcements, { ...manner, query: { types: 'PR', platform: 'M', category: 'app_download' } }),
};

/** The titles of the announcements that are for the visitor; `none` where there are none (GAME-7). */
export function AnnouncementMarquee({ none }: { readonly none: ReactNode }) {
  const t = useText();
  const session = useSession((state) => state.session);
  const { known } = usePublicAnswer(SOURCE);
  const titles = known ? marqueeTitles(known.value, session) : [];
  if (titles.length === 0) return none;
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
