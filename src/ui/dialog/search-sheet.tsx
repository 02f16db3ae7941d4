import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { getOwnProperty } from '../../base/own-property';
import { Button } from '../button/button';
import { Icon } from '../media/icon';
import style from './search-sheet.module.css';
import { Sheet } from './sheet';

const hasMouse = (): boolean => matchMedia('(hover: hover)').matches;

/** Number of options by which each arrow or page key moves the selection. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export interface SearchSheetOption {
  /** Unique among the options. */
  readonly id: string;
  readonly content: ReactNode;
}

interface SearchSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Label of the search field, also shown in it while it is empty. */
  readonly searchLabel: string;
  /** Text instead of the options if there are none. */
  readonly noneText: string;
  /** Label of a button below the options that moves the focus to the search, where any other text can be typed. */
  readonly otherLabel?: string;
  readonly maxLength: number;
  /** The options that match a query, in their order; an empty query matches all. */
  readonly search: (query: string) => readonly SearchSheetOption[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string, query: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * Sheet with a long list of which one option is chosen, and a search in it. On touch devices the list gets the initial
 * focus instead of the search field, so that no virtual keyboard covers it.
 */
export function SearchSheet({ search, chosenId, onChoose, onClose, children, ...texts }: SearchSheetProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = search(query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex((option) => option.id === chosenId),
    ),
  );
  const optionId = (at: number) => `${id}-${at}`;
  const activeOptionId = found.length > 0 ? optionId(active) : undefined;

  useLayoutEffect(() => (hasMouse() ? field : list).current?.focus(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again when the results change
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  function choose(option: SearchSheetOption | undefined) {
    if (!option) return;
    onChoose(option.id, query);
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = getOwnProperty(STEPS, event.key);
    // Enter would submit the form behind the sheet.
    if (step !== undefined || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(found[active]);
    if (step !== undefined) setActive((at) => Math.min(Math.max(0, at + step), Math.max(0, found.length - 1)));
  }

  return (
    <Sheet title={texts.title} closeLabel={texts.closeLabel} onClose={onClose}>
      <input
        ref={field}
        type="search"
        className={style.search}
        role="combobox"
        aria-label={texts.searchLabel}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeOptionId}
        placeholder={texts.searchLabel}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={texts.maxLength}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={0}
        aria-label={texts.title}
        aria-activedescendant={activeOptionId}
        className={style.list}
        onKeyDown={handleKeyDown}
      >
        {found.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search and the list have the focus and handle the keys
          <div
            key={option.id}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === chosenId}
            data-active={at === active}
            className={style.option}
            onClick={() => choose(option)}
          >
            {option.content}
            {option.id === chosenId && <Icon name="check" size={20} />}
          </div>
        ))}
      </div>
      <p role="status" className={style.none}>
        {found.length === 0 ? texts.noneText : ''}
      </p>
      {texts.otherLabel !== undefined && query === '' && (
        <Button look="quiet" wide onClick={() => field.current?.focus()}>
          {texts.otherLabel}
        </Button>
      )}
      {children}
    </Sheet>
  );
}
