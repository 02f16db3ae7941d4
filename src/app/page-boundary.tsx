import { Component, type ReactNode } from 'react';
import { log } from '../base/log';
import { PageFailed } from './page-failed';

interface PageBoundaryProps {
  /** Address of the page inside, within the origin. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A page that cannot be shown, most often because the network keeps its code away, takes no other page with it. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.error('a page failed to render', { reason: error instanceof Error ? error.message : 'unknown' });
  }

  override componentDidUpdate({ path }: PageBoundaryProps): void {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}
