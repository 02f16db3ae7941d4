import type { Ref } from 'react';
import { useText } from '../../services/i18n/i18n';
import { Icon } from '../../ui/icon';
import style from './trial-bar.module.css';

interface TrialBarProps {
  readonly title: string;
  readonly isFull: boolean;
  /** The first control, which takes the focus when the bar comes back. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly onBack: () => void;
  readonly onToggleFull: () => void;
  readonly onHide: () => void;
}

/** Over a trial: the way back, full screen, and a way to hide this bar; beside the game when the phone lies (GAME-3). */
export function TrialBar({ title, isFull, ref, onBack, onToggleFull, onHide }: TrialBarProps) {
  const t = useText();
  return (
    <header className={style.bar}>
      <button ref={ref} type="button" aria-label={t('action.back')} onClick={onBack}>
        <Icon name="back" directional />
      </button>
      <div className={style.name}>
        <h1>{title}</h1>
        <p>{t('trial.play_money')}</p>
      </div>
      <button type="button" aria-label={t('trial.full_screen')} aria-pressed={isFull} onClick={onToggleFull}>
        <Icon name="expand" />
      </button>
      <button type="button" className={style.upright} aria-label={t('trial.hide')} onClick={onHide}>
        <Icon name="eyeOff" />
      </button>
      <button type="button" className={style.lying} aria-label={t('trial.hide')} onClick={onHide}>
        <Icon name="eyeOff" />
      </button>
    </header>
  );
}
