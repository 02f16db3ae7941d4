import { Component, type ReactNode } from 'react';
import { log } from '../../base/log';

interface ExtensionBoundaryProps {
  /** The slot, for the log. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Shows nothing in place of a part of an extension that fails, or does not load; the page around it stays as it is.
 * React tells the collector about the error (OPS-4).
 */
export class ExtensionBoundary extends Component<ExtensionBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.error('an extension failed', { slot: this.props.name, reason: String(error) });
  }

  override render(): ReactNode {
    return !this.state.hasFailed && this.props.children;
  }
}
