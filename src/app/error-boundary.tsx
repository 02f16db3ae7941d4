import { Component, type ReactNode } from 'react';
import { log } from '../base/log';
import { text } from '../services/i18n/i18n';
import { Button } from '../ui/button';
import { FullScreenMessage } from '../ui/full-screen-message';

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** What should be impossible, on screen: a message and a way to start again, never a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.error('a page failed to render', { reason: error instanceof Error ? error.message : 'unknown' });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FullScreenMessage
        brand={null}
        title={text('crash.title')}
        actions={<Button onClick={() => window.location.reload()}>{text('action.refresh')}</Button>}
      >
        <p>{text('crash.description')}</p>
      </FullScreenMessage>
    );
  }
}
