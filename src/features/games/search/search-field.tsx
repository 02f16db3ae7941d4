import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { Icon } from '../../../ui/media/icon';
import { IconButton } from '../../../ui/media/icon-button';
import style from './game-search.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Moves the focus to the first search result. */
const focusFirstResult = () => document.querySelector<HTMLElement>('main li a')?.focus();

/** Search field. Enter and the down arrow move the focus to the first result. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const initialValue = useRef(value);
  // Do not open the keyboard when the user returns to existing results.
  useEffect(() => {
    if (initialValue.current === '') field.current?.focus();
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    // During IME composition the arrow keys select a candidate.
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focusFirstResult();
  }

  return (
    <search className={style.search} data-sticky>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          focusFirstResult();
        }}
      >
        <Icon name="search" size={22} />
        <input
          ref={field}
          type="search"
          name="games"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          aria-label={t('games.search.label')}
          placeholder={t('games.search.label')}
          value={value}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => {
            scrollTo(0, 0);
            onChange(target.value);
          }}
        />
        {value !== '' && (
          <IconButton
            icon="close"
            size={20}
            label={t('games.search.clear')}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
