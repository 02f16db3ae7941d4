import { useState } from 'react';
import { readDeviceTraits } from '../../browser/device';
import { useText } from '../../services/i18n/i18n';
import { refreshShown } from '../../services/last-known/refresh';
import { Icon } from '../../ui/icon';
import visually from '../../ui/visually-hidden.module.css';
import { FAR_ENOUGH, ownsPull } from './pull-rules';
import style from './refresh-button.module.css';
import { usePull } from './use-pull';

/**
 * Asks for the latest of home where no browser has a button for it; on iOS, where none has the gesture either, pulling
 * down does the same.
 */
export function RefreshButton() {
  const t = useText();
  const [owns] = useState(() => ownsPull(readDeviceTraits()));
  const [busy, setBusy] = useState(false);
  const pull = usePull(owns, () => void refresh());

  async function refresh() {
    if (busy) return;
    setBusy(true);
    await refreshShown();
    setBusy(false);
  }

  const pulled = pull > 0 && !busy;
  return (
    <>
      <button
        type="button"
        className={style.button}
        aria-label={t('home.refresh')}
        aria-busy={busy}
        onClick={() => void refresh()}
      >
        <Icon name="refresh" size={22} />
      </button>
      <span className={visually.hidden} aria-live="polite">
        {busy && t('home.refresh.busy')}
      </span>
      {(pulled || busy) && (
        <div
          className={style.mark}
          aria-hidden="true"
          data-busy={busy || undefined}
          style={{ transform: `translate(-50%, ${busy ? FAR_ENOUGH : pull}px)` }}
        >
          <Icon name="refresh" size={20} />
          <span>
            {t(busy ? 'home.refresh.busy' : pull >= FAR_ENOUGH ? 'home.refresh.release' : 'home.refresh.pull')}
          </span>
        </div>
      )}
    </>
  );
}
