import { useTranslate } from '../../services/i18n/i18n';
import { Icon } from '../../ui/media/icon';
import visually from '../../ui/styles/visually-hidden.module.css';
import type { PasswordChangeFormData } from './password-change-schema';
import style from './password-checks.module.css';

/**
 * Checks of a new password, in display order: the new password differs from the old one (`differs`), and the repeated
 * password equals the new one (`match`).
 */
type PasswordCheck = 'differs' | 'match';

/** Returns the checks that apply to the form and, for each check, whether the current input passes it. */
export function evaluatePasswordChecks(
  { oldPassword, newPassword, repeatedPassword }: PasswordChangeFormData,
  hasOldPassword: boolean,
): readonly { readonly check: PasswordCheck; readonly isMet: boolean }[] {
  const match = { check: 'match', isMet: newPassword !== '' && newPassword === repeatedPassword } as const;
  if (!hasOldPassword) return [match];
  return [{ check: 'differs', isMet: newPassword !== '' && oldPassword !== '' && newPassword !== oldPassword }, match];
}

interface PasswordChecksProps {
  /** Element id, for the `aria-describedby` of the fields. */
  readonly id: string;
  readonly change: PasswordChangeFormData;
  readonly hasOldPassword: boolean;
}

/** List of the checks of a new password; those that the current input passes are ticked. */
export function PasswordChecks({ id, change, hasOldPassword }: PasswordChecksProps) {
  const t = useTranslate();
  return (
    <ul id={id} className={style.checks}>
      {evaluatePasswordChecks(change, hasOldPassword).map(({ check, isMet }) => (
        <li key={check} data-met={isMet || undefined}>
          <span className={style.mark}>{isMet && <Icon name="check" size={16} />}</span>
          {t(`password.check.${check}`)}
          {isMet && <span className={visually.hidden}>{t('password.check.met')}</span>}
        </li>
      ))}
    </ul>
  );
}
