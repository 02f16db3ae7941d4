import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Sheet } from '../../ui/sheet';
import { useText } from '../i18n/i18n';
import { type DiallingCountry, searchCountries } from './dialling-countries';
import style from './dialling-sheet.module.css';
import type { Dialling } from './use-dialling';

/** How far a key moves in the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The dialling codes to choose from, found by name, letters or digits (LOGIN-6). The focus stays in the search. */
export function DiallingSheet({ dialling, onClose }: { readonly dialling: Dialling; readonly onClose: () => void }) {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = searchCountries(dialling.countries, query);
  const chosenAt = found.findIndex(({ country }) => country === dialling.country?.country);
  const [active, setActive] = useState(Math.max(0, chosenAt));
  const optionId = (at: number) => `${id}-${at}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found is a reason to look again
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  function take(country: DiallingCountry | undefined) {
    if (!country) return;
    dialling.choose(country);
    onClose();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    // Enter would submit the form that the sheet lies over.
    if (step !== undefined || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(found[active]);
    if (step !== undefined) setActive((at) => Math.min(Math.max(0, at + step), Math.max(0, found.length - 1)));
  }

  return (
    <Sheet title={t('phone.sheet')} closeLabel={t('action.close')} onClose={onClose}>
      <input
        type="search"
        className={style.search}
        role="combobox"
        aria-label={t('phone.search')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        placeholder={t('phone.search')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('phone.sheet')} className={style.list}>
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the search, which has the focus
          <div
            key={one.country}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={one.country === dialling.country?.country}
            data-active={at === active}
            className={style.option}
            onClick={() => take(one)}
          >
            <span aria-hidden="true">{one.flag}</span>
            <span className={style.name}>{one.name}</span>
            <bdi className={style.code}>+{one.code}</bdi>
          </div>
        ))}
      </div>
      <p role="status" className={style.none}>
        {found.length === 0 ? t('phone.search.none') : ''}
      </p>
    </Sheet>
  );
}
