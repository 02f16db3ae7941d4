import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { getOwnProperty } from '../../../base/own-property';
import { Sheet } from '../../../ui/dialog/sheet';
import { Toasts } from '../../../ui/feedback/toasts';
import { useTranslate } from '../../i18n/i18n';
import { useToasts } from '../../overlays/overlays';
import { type CallingCodeCountry, searchCountries } from './calling-code-countries';
import style from './calling-code-sheet.module.css';
import type { CallingCode } from './use-calling-code';

const hasMouse = (): boolean => matchMedia('(hover: hover)').matches;

/** Number of options by which each arrow or page key moves the selection. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * Sheet to select a calling code, with a search by name, country code or digits (LOGIN-6). On touch devices the list
 * gets the initial focus instead of the search field, so that no virtual keyboard covers it.
 */
export function CallingCodeSheet({
  callingCode,
  onClose,
}: {
  readonly callingCode: CallingCode;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = searchCountries(callingCode.countries, query);
  const chosenIndex = found.findIndex(({ country }) => country === callingCode.country?.country);
  const [active, setActive] = useState(Math.max(0, chosenIndex));
  const optionId = (at: number) => `${id}-${at}`;

  useLayoutEffect(() => (hasMouse() ? search : list).current?.focus(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again when the results change
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  function choose(country: CallingCodeCountry | undefined) {
    if (!country) return;
    callingCode.choose(country);
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
    <Sheet title={t('phone.sheet')} closeLabel={t('action.close')} onClose={onClose}>
      <input
        ref={search}
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
        onKeyDown={handleKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={0}
        aria-label={t('phone.sheet')}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        className={style.list}
        onKeyDown={handleKeyDown}
      >
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search and the list have the focus and handle the keys
          <div
            key={one.country}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={one.country === callingCode.country?.country}
            data-active={at === active}
            className={style.option}
            onClick={() => choose(one)}
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
      <Toasts toasts={useToasts()} />
    </Sheet>
  );
}
