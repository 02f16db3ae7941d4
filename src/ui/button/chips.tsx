import visually from '../styles/visually-hidden.module.css';
import style from './chips.module.css';

interface ChipsProps<Key extends string> {
  /** Label of the group for screen readers. */
  readonly label: string;
  /** `name`: what screen readers say instead of the label; it contains the label. */
  readonly options: readonly { readonly key: Key; readonly label: string; readonly name?: string }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** Whether the chips stay in one row, which scrolls sideways where it is too narrow. */
  readonly oneRow?: boolean;
}

/** A row of filter buttons, one of which is selected. */
export function Chips<Key extends string>({ label, options, selected, onSelect, oneRow = false }: ChipsProps<Key>) {
  return (
    <fieldset className={[style.chips, oneRow && style.row].filter(Boolean).join(' ')}>
      <legend className={visually.hidden}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className={style.chip}
          aria-label={option.name}
          aria-pressed={option.key === selected}
          onClick={() => onSelect(option.key)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
