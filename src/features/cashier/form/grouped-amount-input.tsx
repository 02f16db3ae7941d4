import { type ChangeEvent, type CompositionEvent, useEffect, useRef } from 'react';
import type { FormFieldProps } from '../../../services/forms/use-app-form';
import { TextField, type TextFieldProps } from '../../../ui/form/text-field';
import { groupTypedAmount } from './group-typed-amount';
import { MAX_PASTED_AMOUNT_LENGTH } from './parse-amount';

interface GroupedAmountInputProps extends Pick<TextFieldProps, 'hint' | 'hasHintFirst' | 'leading' | 'trailing'> {
  readonly field: FormFieldProps;
  readonly label: string;
  /** Locale whose separators group the digits. */
  readonly locale: string;
  /** Called when the text has been changed by the user, after it has been grouped. */
  readonly onText?: () => void;
}

/** Text field for an amount, whose digits are grouped while they are typed (MEM-1). */
export function GroupedAmountInput({ field, locale, onText, ...props }: GroupedAmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef('');
  // After each render, because the field may have been filled by code.
  useEffect(() => {
    before.current = input.current?.value ?? '';
  });

  function group(element: HTMLInputElement, isForwardDelete: boolean) {
    const edit = { before: before.current, text: element.value, caret: element.selectionStart ?? element.value.length };
    const { text, caret } = groupTypedAmount({ ...edit, isForwardDelete }, locale);
    if (text === element.value) return;
    element.value = text;
    element.setSelectionRange(caret, caret);
  }

  function report(element: HTMLInputElement) {
    field.onChange({ target: element });
    before.current = element.value;
    onText?.();
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const native = nativeEvent as InputEvent;
    // A text that is being composed belongs to the keyboard.
    if (!native.isComposing) group(target, native.inputType === 'deleteContentForward');
    report(target);
  }

  function handleCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    group(currentTarget, false);
    report(currentTarget);
  }

  return (
    <TextField
      {...props}
      {...field}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      onChange={handleChange}
      onCompositionEnd={handleCompositionEnd}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_PASTED_AMOUNT_LENGTH}
      dir="ltr"
    />
  );
}
