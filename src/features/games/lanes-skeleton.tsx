import { useText } from '../../services/i18n/i18n';
import tabs from './category-tabs.module.css';
import tile from './game-tile.module.css';
import lane from './lane.module.css';
import style from './lanes-skeleton.module.css';

const TILES = ['a', 'b', 'c', 'd'];

/** The lanes while they are on their way: boxes of the size of what comes. */
export function LanesSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true">
      <p className={style.hidden} role="status">
        {t('state.loading')}
      </p>
      <div className={tabs.tabs} aria-hidden="true">
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
              <li key={name}>
                <span className={tile.picture} />
                <span className={style.name} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
