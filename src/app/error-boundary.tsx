import { Component, type ReactNode } from 'react';
import { log } from '../base/log';
import { reloadPastCache } from '../browser/page/reload-past-cache';
import { DIAGNOSTICS_PATH } from '../contract/paths';
import { translate } from '../services/i18n/i18n';
import { LazyLegalInformation } from '../services/legal/lazy-legal-information';
import { closeAllOverlays } from '../services/overlays/overlays';
import { readCrashCode } from '../services/platform/last-call-code';
import { Button } from '../ui/button/button';
import button from '../ui/button/button.module.css';
import { FullScreenMessage } from '../ui/layout/full-screen-message';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';
import { OverlayHost } from './overlay-host';

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  /** Code by which support finds the error. */
  readonly code?: string | undefined;
  /** Whether the overlays of the failed app are closed: they need what is above the app, and one may have failed. */
  readonly isCleared?: boolean;
}

/** Catches render errors: shows a message and a reload button instead of a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { hasFailed: true, code: readCrashCode(error) };
  }

  override componentDidCatch(error: unknown): void {
    closeAllOverlays();
    this.setState({ isCleared: true });
    log.error('a page failed to render', { reason: error instanceof Error ? error.message : 'unknown' });
  }

  override render(): ReactNode {
    const { hasFailed, code, isCleared } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <FullScreenMessage
        brand={null}
        icon="warning"
        title={translate('crash.title')}
        actions={
          <>
            <Button onClick={() => void reloadPastCache()}>{translate('action.refresh')}</Button>
            {/* No router is above this boundary. */}
            <a href={DIAGNOSTICS_PATH} className={[button.button, button.quiet].join(' ')}>
              {translate('diagnostics.title')}
            </a>
          </>
        }
      >
        <p>{translate('crash.description')}</p>
        {code && <small>{translate('error.code', { code })}</small>}
        {isCleared && (
          <LazyBoundary fallback={null}>
            <OverlayHost />
          </LazyBoundary>
        )}
        <LazyLegalInformation />
      </FullScreenMessage>
    );
  }
}
