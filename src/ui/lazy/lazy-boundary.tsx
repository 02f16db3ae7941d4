import { Component, type ReactNode, Suspense } from 'react';

interface LazyBoundaryProps {
  /** Shown while the chunk of the content loads. */
  readonly fallback: ReactNode;
  /** Shown if the chunk of the content fails to load; default: `fallback`. */
  readonly errorFallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders optional lazy content with a fallback; if its chunk fails to load, the page still works. */
export class LazyBoundary extends Component<LazyBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { fallback: meanwhile, errorFallback: without = meanwhile, children } = this.props;
    return this.state.hasFailed ? without : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
