import card from '../../../ui/layout/card.module.css';
import { Icon } from '../../../ui/media/icon';
import type { IconName } from '../../../ui/media/icon-names';
import style from './part-tiles.module.css';

interface PartTilesProps {
  readonly label: string;
  /** The parts of the page; `id` is that of the element that a tile leads to. */
  readonly parts: readonly { readonly id: string; readonly icon: IconName; readonly title: string }[];
}

/** Shows a part of the page, opens it if it is folded, and moves the focus to its title. */
function showPart(id: string) {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
  part?.scrollIntoView();
  (part?.querySelector('summary') ?? part)?.focus({ preventScroll: true });
}

/** Tiles at the top of a long page, one for each part that is out of view below. */
export const PartTiles = ({ label, parts }: PartTilesProps) => (
  <nav aria-label={label} className={style.tiles}>
    {parts.map(({ id, icon, title }) => (
      <button key={id} type="button" className={card.card} onClick={() => showPart(id)}>
        <Icon name={icon} />
        {title}
      </button>
    ))}
  </nav>
);
