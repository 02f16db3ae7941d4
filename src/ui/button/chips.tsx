import visually from '../styles/visually-hidden.module.css';
import style from './chips.module.css';

interface ChipsProps<Key extends string> {
  /** Label of the group for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
}

/** A row of filter buttons, one of which is selected. */
export function Chips<Key extends string>({ label, options, selected, onSelect }: ChipsProps<Key>) {
  return (
    <fieldset className={style.chips}>
      <legend className={visually.hidden}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className={style.chip}
          aria-pressed={option.key === selected}
          onClick={() => onSelect(option.key)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
