import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icon-names';
import style from './bottom-navigation.module.css';

export interface BottomNavigationItem {
  /** Path that identifies the item; compared with `current`. */
  readonly path: string;
  /** Target of the link. */
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Whether the item is the most important one, in the middle. */
  readonly isMiddle?: boolean;
  /** Badge, which may be positioned relative to the item. */
  readonly badge?: ReactNode;
}

interface LinkProps {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}

interface BottomNavigationProps {
  readonly label: string;
  readonly items: readonly BottomNavigationItem[];
  /** The `path` of the current item; if no item has this path, no item is current. */
  readonly current: string;
  /** Component that renders the links. */
  readonly Link: ComponentType<LinkProps>;
  /** Items that are not links, such as BottomNavigationButton. */
  readonly children?: ReactNode;
}

/** History state that the links set. A tab page opened with this state gets its last scroll position back. */
const TAB_STATE = { tab: true } as const;

/** The main navigation at the bottom of the screen; must be last in the document. */
export function BottomNavigation({ label, items, current, Link, children }: BottomNavigationProps) {
  return (
    <nav className={style.bar} aria-label={label} data-keep-clear>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <Link
              to={item.to}
              state={TAB_STATE}
              replace={item.path === current}
              className={[style.item, item.isMiddle && style.middle].filter(Boolean).join(' ')}
              aria-current={item.path === current ? 'page' : undefined}
            >
              <Icon name={item.icon} />
              {item.label}
              {item.badge}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

interface BottomNavigationButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** Badge, which may be positioned relative to the button. */
  readonly children?: ReactNode;
}

/** A button in the bottom navigation. */
export function BottomNavigationButton({ icon, label, onPress, children }: BottomNavigationButtonProps) {
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
