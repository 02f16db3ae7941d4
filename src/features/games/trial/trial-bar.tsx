import type { Ref } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry';
import { Icon } from '../../../ui/media/icon';
import style from './trial-bar.module.css';

const LegalKitButton = lazyWithRetry(() => import('../../../services/legal/legal-kit-button'));

interface TrialBarProps {
  readonly title: string;
  readonly isFullscreen: boolean;
  /** Ref of the Back button, which receives the focus when the toolbar is shown again. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly onBack: () => void;
  readonly onToggleFullscreen: () => void;
  readonly onHide: () => void;
}

/**
 * Toolbar of a trial (demo) game: back, legal kit, fullscreen and hide buttons. In landscape it is placed at the side of the game
 * (GAME-3).
 */
export function TrialBar({ title, isFullscreen, ref, onBack, onToggleFullscreen, onHide }: TrialBarProps) {
  const t = useTranslate();
  return (
    <header className={style.bar}>
      <button ref={ref} type="button" aria-label={t('action.back')} onClick={onBack}>
        <Icon name="back" directional />
      </button>
      <div className={style.name}>
        <h1>{title}</h1>
        <p>{t('trial.play_money')}</p>
      </div>
      <LazyBoundary fallback={null}>
        <LegalKitButton />
      </LazyBoundary>
      <button
        type="button"
        aria-label={t('trial.full_screen')}
        aria-pressed={isFullscreen}
        onClick={onToggleFullscreen}
      >
        <Icon name="expand" />
      </button>
      <button type="button" className={style.portrait} aria-label={t('trial.hide')} onClick={onHide}>
        <Icon name="eyeOff" />
      </button>
      <button type="button" className={style.landscape} aria-label={t('trial.hide')} onClick={onHide}>
        <Icon name="eyeOff" />
      </button>
    </header>
  );
}
