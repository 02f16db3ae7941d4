import { useTranslate } from '../../../services/i18n/i18n';
import { Icon } from '../../../ui/media/icon';
import visually from '../../../ui/styles/visually-hidden.module.css';
import { getHotRowClass, MAX_BLOCKS } from '../modules/hot-row-class';
import tabs from '../page/category-tabs.module.css';
import lane from './category-lane.module.css';
import { TilePlaceholder } from './lane-section';
import style from './lanes-skeleton.module.css';

const TILE_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Tabs, and tiles of a row, that a phone shows. */
const SHOWN_TILES = 4;

/** Loading skeleton of the tabs, with their final size. */
export function TabsSkeleton() {
  return (
    <div className={tabs.tabs} aria-hidden="true">
      <span className={tabs.search}>
        <Icon name="search" />
      </span>
      <ul>
        {TILE_KEYS.slice(0, SHOWN_TILES).map((key) => (
          <li key={key} className={style.tab} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Loading skeleton of the lanes, with their final sizes: nothing moves when the games arrive.
 * @param hotVariant variant of the most played games if they are the first lane
 */
export function LanesSkeleton({ hotVariant }: { readonly hotVariant?: string | undefined }) {
  const t = useTranslate();
  const rows = [
    ...(hotVariant === undefined
      ? [{ key: 'first', rowClass: '', count: SHOWN_TILES }]
      : [{ key: 'hot', rowClass: getHotRowClass(hotVariant), count: MAX_BLOCKS[hotVariant] ?? SHOWN_TILES }]),
    { key: 'next', rowClass: '', count: SHOWN_TILES },
  ];
  return (
    <section aria-busy="true">
      <p className={visually.hidden} role="status">
        {t('state.loading')}
      </p>
      {rows.map(({ key, rowClass, count }) => (
        <div key={key} className={lane.lane} aria-hidden="true">
          <div className={lane.head}>
            <span className={style.title} />
          </div>
          <ul className={`${lane.row} ${rowClass}`}>
            {TILE_KEYS.slice(0, count).map((tileKey) => (
              <TilePlaceholder key={tileKey} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
