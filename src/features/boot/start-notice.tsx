import { resolveDisplayText } from '../../services/i18n/display-text';
import { useTranslate } from '../../services/i18n/i18n';
import { closeOverlay, type Notice } from '../../services/overlays/overlays';
import { Button } from '../../ui/button/button';
import style from './start-notice.module.css';

/** Focuses the notice, so that screen readers announce it like a dialog that opens; the title stays in view. */
const focusOnce = (notice: HTMLElement | null): void => notice?.focus({ preventScroll: true });

/** Explains why the app failed to start; rendered inline in the start-failed screen (BOOT-4). */
export default function StartNotice({ notice }: { readonly notice: Notice }) {
  const t = useTranslate();
  return (
    <section
      ref={focusOnce}
      role="alertdialog"
      tabIndex={-1}
      aria-label={t('notice.title')}
      aria-describedby="start-notice"
      className={style.notice}
    >
      <div className={style.reason}>
        <span>{t('notice.title')}</span>
        <p id="start-notice">{resolveDisplayText(notice.message, t)}</p>
      </div>
      <Button look="quiet" onClick={() => closeOverlay(notice.key)}>
        {t('action.confirm')}
      </Button>
    </section>
  );
}
