import { fail } from '../../base/result';
import { ERROR_CODES } from '../../contract/error-codes';
import { Form } from '../../services/forms/form';
import { useAppForm } from '../../services/forms/use-app-form';
import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { requiresCurrentPassword } from '../../services/session/current-password';
import { updateSession, useSession } from '../../services/session/session-store';
import { ForgotPasswordButton } from '../../services/support/ui/forgot-password-button';
import { PasswordField } from '../../ui/form/password-field';
import { renderSynchronously } from '../../ui/lazy/render-synchronously';
import { changeMemberPassword } from './change-member-password';
import {
  createPasswordChangeSchema,
  EMPTY_PASSWORD_CHANGE_FORM_DATA,
  PASSWORD_CHANGE_FIELDS_BY_ERROR_CODE,
  type PasswordChangeFormData,
} from './password-change-schema';
import { PasswordChecks } from './password-checks';

const CHECKS_ID = 'password-checks';

/**
 * Form with fields for the old, the new and the repeated new password. Has no field for the old password if the
 * member has not chosen one yet (LOGIN-8, REG-4).
 * @param onChanged called when the platform has accepted the new password
 */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const t = useTranslate();
  const userName = useSession(({ session }) => session?.userName ?? '');
  const hasOldPasswordField = useSession(({ session }) => session === undefined || requiresCurrentPassword(session));
  const defaultPassword = useMerchant(({ status }) => status?.info.whitelabelVal.defaultPassword ?? '');
  const form = useAppForm({
    id: 'password',
    schema: createPasswordChangeSchema(hasOldPasswordField, defaultPassword),
    defaultValues: EMPTY_PASSWORD_CHANGE_FORM_DATA,
    errorFields: PASSWORD_CHANGE_FIELDS_BY_ERROR_CODE,
  });

  async function send(change: PasswordChangeFormData) {
    const response = await changeMemberPassword(change, hasOldPasswordField, defaultPassword);
    if (!form.isShown()) return response;
    if (response.ok) onChanged();
    else if (
      !hasOldPasswordField &&
      response.error.layer === 'business' &&
      response.error.code === ERROR_CODES.oldPasswordWrong
    ) {
      // The account has a password of its own: the field must be rendered before it can be focused.
      renderSynchronously(() => updateSession({ currentPassword: 'known' }));
      return fail({ layer: 'field', field: 'oldPassword', text: { key: 'password.old.exists' } } as const);
    }
    return response;
  }

  const showLabel = t('login.show');
  return (
    <Form
      form={form}
      onSubmit={send}
      submitLabel={t('password.submit')}
      footer={hasOldPasswordField && <ForgotPasswordButton />}
    >
      {/* Tells password managers which account's password changes. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {hasOldPasswordField && (
        <PasswordField
          {...form.field('oldPassword')}
          label={t('password.old')}
          showLabel={showLabel}
          autoComplete="current-password"
          enterKeyHint="next"
          maxLength={128}
        />
      )}
      <PasswordField
        {...form.field('newPassword')}
        label={t('password.new')}
        hint={t('password.new.hint')}
        aria-describedby={CHECKS_ID}
        showLabel={showLabel}
        autoComplete="new-password"
        enterKeyHint="next"
        maxLength={128}
      />
      <PasswordField
        {...form.field('repeatedPassword')}
        label={t('password.repeat')}
        aria-describedby={CHECKS_ID}
        showLabel={showLabel}
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={128}
      />
      <PasswordChecks
        id={CHECKS_ID}
        change={{
          oldPassword: form.watchText('oldPassword'),
          newPassword: form.watchText('newPassword'),
          repeatedPassword: form.watchText('repeatedPassword'),
        }}
        hasOldPassword={hasOldPasswordField}
      />
    </Form>
  );
}
