import { Component, type ReactNode } from 'react';
import { log } from '../base/log';
import { readCrashCode } from '../services/platform/last-call-code';
import { PageErrorFallback } from './page-error-fallback';

interface PageBoundaryState {
  readonly hasFailed: boolean;
  /** Code by which support finds the error. */
  readonly code?: string | undefined;
}

interface PageBoundaryProps {
  /** Path and query of the page. After an error, the page is rendered again when this value changes. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Catches the error of a page that cannot be rendered, usually because its chunk failed to load, and shows
 * PageErrorFallback instead. Other pages still work.
 */
export class PageErrorBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { hasFailed: true, code: readCrashCode(error) };
  }

  override componentDidCatch(error: unknown): void {
    log.error('a page failed to render', { reason: error instanceof Error ? error.message : 'unknown' });
  }

  override componentDidUpdate({ path }: PageBoundaryProps): void {
    if (this.state.hasFailed && path !== this.props.path) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageErrorFallback code={this.state.code} /> : this.props.children;
  }
}
