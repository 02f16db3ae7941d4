import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../services/i18n/i18n';
import { Icon } from '../../ui/icon';
import style from './game-search.module.css';

interface SearchFieldProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** Moves the focus to the first game that was found. */
const focusFirst = () => document.querySelector<HTMLElement>('main li a')?.focus();

/** The field of the search. Enter and the down arrow go on to what was found. */
export function SearchField({ words, onChange }: SearchFieldProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const began = useRef(words);
  // Who comes back to words that are there wants to see what they found, not the keyboard.
  useEffect(() => {
    if (began.current === '') field.current?.focus();
  }, []);

  function move(event: KeyboardEvent) {
    // While words are composed (Chinese, Japanese) the arrow chooses among them.
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focusFirst();
  }

  return (
    <search className={style.search} data-stays>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          focusFirst();
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
          value={words}
          onKeyDown={move}
          onChange={({ target }) => {
            scrollTo(0, 0);
            onChange(target.value);
          }}
        />
      </form>
    </search>
  );
}
