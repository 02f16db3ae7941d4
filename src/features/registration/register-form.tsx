import { useRef, useState } from 'react';
import { sessionStore } from '../../browser/web-storage';
import { useCaptcha } from '../../services/captcha/use-captcha';
import { ProblemLine } from '../../services/forms/problem-line';
import { useText } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { PhoneField } from '../../services/phone/phone-field';
import { SmsCodeField } from '../../services/phone/sms-code-field';
import { useDialling } from '../../services/phone/use-dialling';
import { referralCode } from '../../services/registration/referral-code';
import { readDraft } from '../../services/registration/register-draft';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { Tabs } from '../../ui/tabs';
import { TextField } from '../../ui/text-field';
import { choosesPassword } from './candidate';
import { registrationRules } from './register';
import { type RegisterWay, registerWays } from './register-way';
import { idOf, useRegistration } from './use-registration';
import { UsernameField } from './username-field';

/**
 * Registration (REG-1): the way is chosen by tabs, the rest of the form is the same for all. What was typed stays,
 * whatever comes back. @param onRegistered runs as soon as there is an account
 */
export function RegisterForm({ onRegistered }: { readonly onRegistered?: () => void }) {
  const t = useText();
  const status = useMerchant((state) => state.status);
  const ways = registerWays(status);
  const form = useRef<HTMLFormElement>(null);
  const [way, choose] = useState<RegisterWay>(ways[0] ?? 'username');
  const [draft] = useState(() => readDraft(sessionStore, Date.now()));
  const [referral] = useState(referralCode);
  const captcha = useCaptcha('register');
  const dialling = useDialling();
  const { busy, resting, errors, problem, note, leaveUsername, mobile, showAt, send } = useRegistration({
    form,
    way,
    captcha,
    diallingCode: dialling.code,
    onRegistered,
  });

  const fieldOf = (one: RegisterWay) => {
    switch (one) {
      case 'username':
        return (
          <UsernameField
            id={idOf('username')}
            defaultValue={draft?.username ?? ''}
            error={errors.username}
            onInput={() => note('username')}
            onBlur={leaveUsername}
          />
        );
      case 'mobile':
        return (
          <>
            <PhoneField
              id={idOf('mobile')}
              dialling={dialling}
              defaultValue={draft?.mobile ?? ''}
              error={errors.mobile}
              onInput={() => note('mobile')}
            />
            <SmsCodeField
              id={idOf('code')}
              form="register"
              dialling={dialling}
              error={errors.code}
              mobile={mobile}
              onMobileProblem={(message) => showAt('mobile', message)}
              onInput={() => note('code')}
            />
          </>
        );
      case 'auto':
        return <p>{t('register.auto')}</p>;
    }
  };
  const tabs = ways.map((one) => ({ key: one, label: t(`register.way.${one}`), panel: fieldOf(one) }));

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Tabs label={t('register.ways')} tabs={tabs} onChoose={(key) => choose(ways.find((one) => one === key) ?? way)} />
      {choosesPassword(way, registrationRules()) && (
        <PasswordField
          id={idOf('password')}
          name="password"
          label={t('register.password')}
          hint={t('password.new.hint')}
          showLabel={t('login.show')}
          autoComplete="new-password"
          enterKeyHint="next"
          maxLength={128}
          error={errors.password}
          onInput={() => note('password')}
        />
      )}
      <TextField
        id={idOf('referral')}
        name="referral"
        label={t('register.referral')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={64}
        defaultValue={referral}
        onInput={() => note('referral')}
      />
      {captcha.widget}
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} resting={resting || (way === 'mobile' && dialling.asking)} wide>
        {t('action.register')}
      </Button>
    </form>
  );
}
