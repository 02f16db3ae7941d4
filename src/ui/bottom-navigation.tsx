import type { ComponentType, ReactNode } from 'react';
import style from './bottom-navigation.module.css';
import { Icon, type IconName } from './icon';

export interface BottomItem {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}

interface BottomNavigationProps {
  readonly label: string;
  readonly items: readonly BottomItem[];
  /** The `to` of the page that is on screen. */
  readonly current: string;
  /** How the app links to its pages. */
  readonly Link: ComponentType<LinkProps>;
  /** After the places: what leads to no page, as BottomButton. */
  readonly children?: ReactNode;
}

/** The main places, within reach of the thumb, at the end of the document and the foot of the screen. */
export function BottomNavigation({ label, items, current, Link, children }: BottomNavigationProps) {
  return (
    <nav className={style.bar} aria-label={label} data-keep-clear>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className={style.item} aria-current={item.to === current ? 'page' : undefined}>
              <Icon name={item.icon} />
              {item.label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

interface BottomButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** A badge; it may stand at a place of its own within the button. */
  readonly children?: ReactNode;
}

/** A button among the main places. */
export function BottomButton({ icon, label, onPress, children }: BottomButtonProps) {
  return (
    <li>
      <button type="button" className={style.item} onClick={onPress}>
        <Icon name={icon} />
        {label}
        {children}
      </button>
    </li>
  );
}
