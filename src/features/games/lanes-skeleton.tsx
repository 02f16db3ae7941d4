import { useText } from '../../services/i18n/i18n';
import visually from '../../ui/visually-hidden.module.css';
import tabs from './category-tabs.module.css';
import lane from './lane.module.css';
import { EmptyTile } from './lane-frame';
import style from './lanes-skeleton.module.css';

const TILES = ['a', 'b', 'c', 'd'];

/** The lanes while they are on their way: boxes of the size of what comes. */
export function LanesSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true">
      <p className={visually.hidden} role="status">
        {t('state.loading')}
      </p>
      <div className={tabs.tabs} aria-hidden="true">
        <span className={tabs.search} />
        <ul>
          {TILES.map((key) => (
            <li key={key} className={style.tab} />
          ))}
        </ul>
      </div>
      {['one', 'two'].map((key) => (
        <div key={key} className={lane.lane} aria-hidden="true">
          <div className={lane.head}>
            <span className={style.title} />
          </div>
          <ul className={lane.row}>
            {TILES.map((name) => (
              <EmptyTile key={name} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
