import type { HomeModuleName, LaneModuleName } from '../../../contract/merchant/home-modules';
import { useTranslate } from '../../../services/i18n/i18n';
import { Icon } from '../../../ui/media/icon';
import visually from '../../../ui/styles/visually-hidden.module.css';
import { getDrawRow } from '../modules/draw-row';
import { getHotRowClass, MAX_BLOCKS } from '../modules/hot-row-class';
import tabs from '../page/category-tabs.module.css';
import lane from './category-lane.module.css';
import { TilePlaceholder } from './lane-section';
import style from './lanes-skeleton.module.css';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
/** Tabs, and tiles of a row, that a phone shows. */
const SHOWN_TILES = 4;
/** The lanes that a phone shows below what stands above them. */
const SHOWN_LANES = 2;

/** Loading skeleton of the tabs, with their final size: a row, or a search line and a board of icons. */
export function TabsSkeleton({ isBoard }: { readonly isBoard: boolean }) {
  return (
    <div className={isBoard ? tabs.board : tabs.tabs} aria-hidden="true">
      <span className={tabs.search}>
        <Icon name="search" />
      </span>
      <ul>
        {KEYS.slice(0, isBoard ? undefined : SHOWN_TILES).map((key) => (
          <li key={key} className={isBoard ? style.icon : style.tab} />
        ))}
      </ul>
    </div>
  );
}

/** Returns the lanes, of those that a merchant names, that have a skeleton. */
export const findLanesWithSkeleton = <Name extends HomeModuleName>(names: readonly Name[]): readonly Name[] =>
  names.filter((name) => name !== 'recent').slice(0, SHOWN_LANES);

interface LaneSkeletonProps {
  readonly name: LaneModuleName;
  readonly variant: string;
  /** Whether a screen reader is told of the loading here. */
  readonly isAnnounced: boolean;
}

/** Loading skeleton of a lane, with its final size: nothing moves when the games arrive. */
export function LaneSkeleton({ name, variant, isAnnounced }: LaneSkeletonProps) {
  const t = useTranslate();
  const loading = isAnnounced && (
    <p className={visually.hidden} role="status">
      {t('state.loading')}
    </p>
  );
  if (name === 'jackpot')
    return (
      <section aria-busy="true">
        {loading}
        <div className={`${style.jackpot} ${variant === 'poster' ? style.poster : ''}`} />
      </section>
    );
  const isPlain = name === 'draws' || name === 'tables';
  const [rowClass, count] = ((): readonly [string | undefined, number] => {
    if (name === 'hot') return [getHotRowClass(variant), MAX_BLOCKS[variant] ?? SHOWN_TILES];
    if (name === 'tables') return [lane.tables, 2];
    if (name === 'draws') return [getDrawRow(variant).rowClass, Math.min(getDrawRow(variant).count, SHOWN_TILES)];
    return ['', SHOWN_TILES];
  })();
  return (
    <section className={lane.lane} aria-busy="true">
      {loading}
      <div className={lane.head} aria-hidden="true">
        <span className={style.title} />
      </div>
      <ul className={`${lane.row} ${rowClass}`} aria-hidden="true">
        {KEYS.slice(0, count).map((key) =>
          isPlain ? <li key={key} className={style.plain} /> : <TilePlaceholder key={key} />,
        )}
      </ul>
    </section>
  );
}
