import { ROUTES } from '../../contract/paths';
import { categoryPath, searchPath } from '../../services/games/home-address';
import { useText } from '../../services/i18n/i18n';
import { ProductLink } from '../../services/navigation/product-link';
import { Icon, type IconName } from '../../ui/icon';
import type { GameCategory } from './arrange-lanes';
import { categoryIcon } from './category-icon';
import style from './category-tabs.module.css';
import { useTabInView } from './use-tab-in-view';

interface CategoryTabsProps {
  readonly categories: readonly GameCategory[];
  /** The category on screen; undefined: all of them. */
  readonly current: string | undefined;
}

/** The search and the categories as links, in a line that stays at the top; the categories scroll. */
export function CategoryTabs({ categories, current }: CategoryTabsProps) {
  const t = useText();
  const { top, list } = useTabInView(current);
  const tab = (category: string | undefined, to: string, title: string, icon: IconName) => (
    <li key={to}>
      <ProductLink to={to} replace aria-current={category === current ? 'true' : undefined} className={style.tab}>
        <Icon name={icon} size={22} />
        {title}
      </ProductLink>
    </li>
  );
  return (
    <>
      <div ref={top} />
      <nav className={style.tabs} data-stays aria-label={t('games.categories')}>
        <ProductLink to={searchPath()} aria-label={t('games.search')} className={style.search}>
          <Icon name="search" />
        </ProductLink>
        <ul ref={list}>
          {tab(undefined, ROUTES.home.path, t('games.all'), 'games')}
          {categories.map(({ category, title }) =>
            tab(category, categoryPath(category), title, categoryIcon(category)),
          )}
        </ul>
      </nav>
    </>
  );
}
