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
}

/** The main places, within reach of the thumb, at the end of the document and the foot of the screen. */
export function BottomNavigation({ label, items, current, Link }: BottomNavigationProps) {
  return (
    <nav className={style.bar} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className={style.item} aria-current={item.to === current ? 'page' : undefined}>
              <Icon name={item.icon} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
