import { DOWNLINE_KINDS } from '../../contract/endpoints/referral';
import { useText } from '../../services/i18n/i18n';
import style from './kind-choice.module.css';

/** Whether an agent registers a member or an agent below. */
export function KindChoice() {
  const t = useText();
  return (
    <fieldset className={style.kinds}>
      <legend>{t('page.agent.kind')}</legend>
      {DOWNLINE_KINDS.map((kind, at) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={at === 0} />
          <span>{t(`page.agent.kind.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
