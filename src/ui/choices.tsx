import style from './choices.module.css';

interface ChoicesProps<T extends string> {
  /** What is chosen. */
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, all of them in view. */
export function Choices<T extends string>({ legend, name, choices, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className={style.choices}>
      <legend>{legend}</legend>
      <div className={style.row}>
        {choices.map(({ value, label }) => (
          <label key={value} className={style.choice}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
