import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readDeviceTraits } from '../../../browser/device/device';
import { useTranslate } from '../../../services/i18n/i18n';
import { Icon } from '../../../ui/media/icon';
import { IconButton } from '../../../ui/media/icon-button';
import visually from '../../../ui/styles/visually-hidden.module.css';
import { REFRESH_THRESHOLD_PX, shouldProvidePullToRefresh } from './pull-to-refresh';
import style from './refresh-button.module.css';
import { usePullToRefresh } from './use-pull-to-refresh';

/**
 * Button that refreshes home, for apps that do not show the browser's reload button. In the installed web app on iOS,
 * also implements pull-to-refresh (OFF-2).
 */
export function RefreshButton() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [isPullEnabled] = useState(() => shouldProvidePullToRefresh(readDeviceTraits()));
  const [isBusy, setIsBusy] = useState(false);
  const pullPx = usePullToRefresh(isPullEnabled, () => void refresh());

  async function refresh() {
    if (isBusy) return;
    setIsBusy(true);
    await queryClient.refetchQueries({ queryKey: ['public'], type: 'active' });
    setIsBusy(false);
  }

  const isPulled = pullPx > 0 && !isBusy;
  return (
    <>
      <IconButton
        icon="refresh"
        size={22}
        className={style.button}
        label={t('home.refresh')}
        aria-busy={isBusy}
        onClick={() => void refresh()}
      />
      <span className={visually.hidden} aria-live="polite">
        {isBusy && t('home.refresh.busy')}
      </span>
      {(isPulled || isBusy) && (
        <div
          className={style.indicator}
          aria-hidden="true"
          data-busy={isBusy || undefined}
          style={{ transform: `translate(-50%, ${isBusy ? REFRESH_THRESHOLD_PX : pullPx}px)` }}
        >
          <Icon name="refresh" size={20} />
          <span>
            {t(
              isBusy
                ? 'home.refresh.busy'
                : pullPx >= REFRESH_THRESHOLD_PX
                  ? 'home.refresh.release'
                  : 'home.refresh.pull',
            )}
          </span>
        </div>
      )}
    </>
  );
}
