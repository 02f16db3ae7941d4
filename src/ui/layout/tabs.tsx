import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import style from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** Label of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the initially selected tab; the first tab if the key is absent or unknown. */
  readonly initial?: string | undefined;
  /** Called with the key of the selected tab. */
  readonly onChoose?: (key: string) => void;
}

/**
 * Returns the number of tabs by which an arrow key moves in a horizontal tab list: 1 or -1; undefined for other keys.
 */
function stepOf(key: string, rtl: boolean): number | undefined {
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return undefined;
}

/**
 * Tabs with roving tabindex. All panels stay mounted, so that typed text is kept even when tabs are added or removed; a
 * single panel is shown without a tab list.
 */
export function Tabs({ label, tabs, initial, onChoose }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial ?? tabs[0]?.key);
  const current = tabs.some(({ key }) => key === selected) ? selected : tabs[0]?.key;
  const isSingle = tabs.length < 2;

  function show(key: string | undefined) {
    if (key === undefined) return;
    setSelected(key);
    onChoose?.(key);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === current);
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
              aria-selected={tab.key === current}
              aria-controls={`${id}-panel-${tab.key}`}
              tabIndex={tab.key === current ? 0 : -1}
              onClick={({ currentTarget }) => {
                // Of chips that scroll, one may be cut off.
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                show(tab.key);
              }}
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
          hidden={key !== current}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
