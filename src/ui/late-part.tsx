import { Component, type ReactNode, Suspense } from 'react';

interface LatePartProps {
  /** Shown until the part's code is here. */
  readonly meanwhile: ReactNode;
  /** Shown for good when the code cannot be had; `meanwhile` unless told. */
  readonly without?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that comes by itself, later; when the network keeps its code away, the page does without it. */
export class LatePart extends Component<LatePartProps, { readonly missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError() {
    return { missing: true };
  }

  override render(): ReactNode {
    const { meanwhile, without = meanwhile, children } = this.props;
    return this.state.missing ? without : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
