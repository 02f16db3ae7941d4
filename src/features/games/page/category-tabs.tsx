import type { ReactNode } from 'react';
import { ROUTES } from '../../../contract/paths';
import { buildCategoryPath, buildSearchPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { Icon } from '../../../ui/media/icon';
import { Picture } from '../../../ui/media/picture';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { getCategoryIcon } from './category-icon';
import style from './category-tabs.module.css';
import { useScrollTabIntoView } from './use-scroll-tab-into-view';

interface CategoryTabsProps {
  readonly categories: readonly GameCategory[];
  /** The selected category; undefined if all categories are shown. */
  readonly current: string | undefined;
  /** Whether they are a board of icons below a search line, which does not stay in view, for home alone. */
  readonly isBoard?: boolean;
}

/** Navigation bar: a search link, and category links in a horizontally scrolling row or in a board (GAME-5). */
export function CategoryTabs({ categories, current, isBoard = false }: CategoryTabsProps) {
  const t = useTranslate();
  const { topMarker, list } = useScrollTabIntoView(current);
  const tab = (category: string | undefined, to: string, title: string, icon: ReactNode) => (
    <li key={to}>
      <AppLink to={to} replace aria-current={category === current ? 'true' : undefined} className={style.tab}>
        {icon}
        {title}
      </AppLink>
    </li>
  );
  return (
    <>
      <div ref={topMarker} />
      <nav
        className={isBoard ? style.board : style.tabs}
        data-sticky={!isBoard || undefined}
        data-skip
        aria-label={t('games.categories')}
      >
        <AppLink to={buildSearchPath()} aria-label={t('games.search')} className={style.search}>
          <Icon name="search" />
          {isBoard && t('games.search')}
        </AppLink>
        <ul ref={list}>
          {!isBoard && tab(undefined, ROUTES.home.path, t('games.all'), <Icon name="games" size={22} />)}
          {categories.map(({ category, title, icon }) => {
            const usual = <Icon name={getCategoryIcon(category)} size={22} />;
            const picture = <Picture src={icon} alt="" width={46} height={46} fallback={usual} />;
            return tab(category, buildCategoryPath(category), title, isBoard ? picture : usual);
          })}
        </ul>
      </nav>
    </>
  );
}
