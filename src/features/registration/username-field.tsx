import { useText } from '../../services/i18n/i18n';
import { TextField } from '../../ui/text-field';

interface UsernameFieldProps {
  readonly id: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly onInput: () => void;
  readonly onBlur: () => void;
}

/** The name a new member chooses; what it must be like stands below as a hint. */
export function UsernameField(props: UsernameFieldProps) {
  const t = useText();
  return (
    <TextField
      {...props}
      name="username"
      label={t('register.username')}
      hint={t('register.username.hint')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={64}
    />
  );
}
