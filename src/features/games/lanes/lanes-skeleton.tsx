import { useTranslate } from '../../../services/i18n/i18n';
import visually from '../../../ui/styles/visually-hidden.module.css';
import tabs from '../page/category-tabs.module.css';
import lane from './category-lane.module.css';
import { TilePlaceholder } from './lane-section';
import style from './lanes-skeleton.module.css';

const TILE_KEYS = ['a', 'b', 'c', 'd'];

/** Loading skeleton of the tabs, with their final size. */
export function TabsSkeleton() {
  return (
    <div className={tabs.tabs} aria-hidden="true">
      <span className={tabs.search} />
      <ul>
        {TILE_KEYS.map((key) => (
          <li key={key} className={style.tab} />
        ))}
      </ul>
    </div>
  );
}

/** Loading skeleton of the lanes, with their final sizes. */
export function LanesSkeleton() {
  const t = useTranslate();
  return (
    <section aria-busy="true">
      <p className={visually.hidden} role="status">
        {t('state.loading')}
      </p>
      {['one', 'two'].map((key) => (
        <div key={key} className={lane.lane} aria-hidden="true">
          <div className={lane.head}>
            <span className={style.title} />
          </div>
          <ul className={lane.row}>
            {TILE_KEYS.map((tileKey) => (
              <TilePlaceholder key={tileKey} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
