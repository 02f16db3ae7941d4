import { useEffect, useRef, useState } from 'react';
import { renderSynchronously } from '../lazy/render-synchronously';
import { IconButton } from '../media/icon-button';
import { TextField, type TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly showLabel: string;
}

/**
 * A password field with a button that shows the password. The password is hidden again on submit, because browsers
 * offer to save only the value of a field of type `password`. Pasting is allowed.
 */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = toggleRef.current?.form;
    const hide = () => renderSynchronously(() => setShown(false));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          ref={toggleRef}
          icon={isShown ? 'eyeOff' : 'eye'}
          label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
