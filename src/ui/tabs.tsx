import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import style from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Hears which tab is chosen. */
  readonly onChoose?: (key: string) => void;
}

/** How far a key moves among tabs that stand along the text; undefined: not a key of theirs. */
function stepOf(key: string, rtl: boolean): number | undefined {
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return undefined;
}

/**
 * Tabs with roving focus. All panels stay mounted, so nothing typed is lost, also when tabs come or go; a single one
 * needs no tab.
 */
export function Tabs({ label, tabs, onChoose }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, choose] = useState(tabs[0]?.key);
  const chosen = tabs.some(({ key }) => key === wanted) ? wanted : tabs[0]?.key;
  const isSingle = tabs.length < 2;

  function show(key: string | undefined) {
    if (key === undefined) return;
    choose(key);
    onChoose?.(key);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === chosen);
    const next = (at + step + tabs.length) % tabs.length;
    show(tabs[next]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      {!isSingle && (
        <div ref={list} role="tablist" aria-label={label} className={style.tabs} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.key}`}
              aria-selected={tab.key === chosen}
              aria-controls={`${id}-panel-${tab.key}`}
              tabIndex={tab.key === chosen ? 0 : -1}
              onClick={() => show(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          id={`${id}-panel-${key}`}
          {...(!isSingle && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${key}` })}
          hidden={key !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
