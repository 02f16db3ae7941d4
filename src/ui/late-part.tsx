import { Component, type ReactNode, Suspense } from 'react';

interface LatePartProps {
  /** Shown until the part's code is here, and for good when it cannot be had. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that comes by itself, later; when the network keeps its code away, the page does without it. */
export class LatePart extends Component<LatePartProps, { readonly missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError() {
    return { missing: true };
  }

  override render(): ReactNode {
    const { meanwhile, children } = this.props;
    return this.state.missing ? meanwhile : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
