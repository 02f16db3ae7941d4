import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { watchCloseRequest } from '../../../browser/page/close-requests';
import style from './bottom-popup.module.css';

interface BottomPopupProps {
  /** Id of the element that labels the popup. */
  readonly titleId: string;
  /** `edge`: at the bottom edge, covering the bottom navigation; `floating`: a card above the bottom navigation. */
  readonly place: 'edge' | 'floating';
  /** Called on Escape and Android Back. */
  readonly onClose: () => void;
  readonly isClosing: boolean;
  readonly toasts: ReactNode;
  readonly children: ReactNode;
}

/** Non-modal popup at the bottom of the screen. Restores focus when it closes. */
export function BottomPopup({ titleId, place, onClose, isClosing, toasts, children }: BottomPopupProps) {
  const bar = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(undefined);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => watchCloseRequest(() => close.current()), []);
  // A layout effect: the bar still has the focus when it is cleaned up.
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, []);
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return (
    <section
      ref={bar}
      className={style.bar}
      aria-labelledby={titleId}
      data-place={place}
      data-closing={isClosing || undefined}
      onFocus={rememberFocus}
    >
      {children}
      {toasts}
    </section>
  );
}
