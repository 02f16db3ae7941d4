import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { IconName } from '../../ui/media/icon-names';
import type { DisplayText } from '../i18n/display-text';
import { resolveDisplayText } from '../i18n/display-text';
import { useTranslate } from '../i18n/i18n';

/** A button of a notice. Pressing it closes the notice, unless that stays open, and calls `onPress`. */
export interface NoticeAction {
  readonly label: DisplayText;
  /** Look of the button; by default the last action of a notice is the primary one. */
  readonly look?: 'primary' | 'secondary';
  /** Whether the action is running: the button shows a spinner and ignores presses. */
  readonly busy?: boolean;
  readonly onPress?: () => void;
}

/** A dialog or notice over the page. The overlay opened last is on top. */
export type Overlay =
  | {
      readonly kind: 'dialog';
      readonly key: string;
      readonly isInline?: undefined;
      /**
       * Whether the dialog blocks the page (default). If false, the page stays usable, and the dialog stays open after
       * a navigation.
       */
      readonly isModal?: boolean;
      readonly render: (close: () => void, overlay: ReactNode) => ReactNode;
      /** Called with the message if the dialog cannot be rendered, before it is closed; default: a toast with it. */
      readonly onFailure?: (message: DisplayText) => void;
    }
  | {
      readonly kind: 'notice';
      readonly key: string;
      readonly title: DisplayText;
      readonly message: DisplayText;
      readonly detail?: DisplayText | undefined;
      readonly actions: readonly NoticeAction[];
      /** Icon of what the notice is about, beside its message. */
      readonly icon?: IconName | undefined;
      /** Whether the screen renders the notice inside its content; the overlay host then does not render it. */
      readonly isInline?: boolean;
      /** Whether neither a button nor Escape closes the notice: its owner does. */
      readonly staysOpen?: boolean | undefined;
      /** Called if the notice cannot be rendered, beside a toast with the message, before it is closed. */
      readonly onFailure?: (() => void) | undefined;
    };

export type Notice = Extract<Overlay, { kind: 'notice' }>;

export interface Toast {
  readonly key: number;
  readonly message: DisplayText;
  readonly tone: 'status' | 'alert';
  /** `foot`: above the bottom bar if the page has one, otherwise at the top; not seen where the page itself tells it. */
  readonly place: 'top' | 'foot';
}

interface OverlaysState {
  readonly stack: readonly Overlay[];
  readonly toasts: readonly Toast[];
}

/** The open overlays, the topmost one last, and the visible toasts. */
export const useOverlays = create<OverlaysState>(() => ({ stack: [], toasts: [] }));

/** Opens an overlay. It replaces an open overlay with the same key, so that a repeated notice is shown only once. */
export function openOverlay(overlay: Overlay): void {
  useOverlays.setState(({ stack }) => ({ stack: [...stack.filter(({ key }) => key !== overlay.key), overlay] }));
}

/**
 * Returns the notice that the current page renders in its content instead of in a dialog; undefined if there is no
 * such notice.
 */
export const useInlineNotice = (): Notice | undefined =>
  useOverlays(({ stack }) => stack.find((overlay): overlay is Notice => overlay.isInline === true));

export function closeOverlay(key: string): void {
  useOverlays.setState(({ stack }) => ({ stack: stack.filter((overlay) => overlay.key !== key) }));
}

/**
 * Closes the modal dialogs, because they belong to the page on which they were opened. Non-modal dialogs and notices
 * stay until the user closes them.
 */
export function closeModalDialogs(): void {
  useOverlays.setState(({ stack }) => ({
    stack: stack.filter((overlay) => overlay.kind === 'notice' || overlay.isModal === false),
  }));
}

/**
 * Closes the modal dialogs and the notices, because they are those of a member who is not signed in any more. A
 * non-modal dialog, such as that of an update, is for the next member, too.
 */
export function closeOverlaysOfMember(): void {
  useOverlays.setState(({ stack }) => ({
    stack: stack.filter((overlay) => overlay.kind === 'dialog' && overlay.isModal === false),
  }));
}

export function closeAllOverlays(): void {
  useOverlays.setState({ stack: [] });
}

let toastCount = 0;

export function showToast(
  message: DisplayText,
  tone: Toast['tone'] = 'status',
  durationMs = 1500,
  place: Toast['place'] = 'top',
): void {
  toastCount += 1;
  const toast: Toast = { key: toastCount, message, tone, place };
  useOverlays.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  setTimeout(() => {
    useOverlays.setState(({ toasts }) => ({ toasts: toasts.filter(({ key }) => key !== toast.key) }));
  }, durationMs);
}

/** Returns the visible toasts in the current language. */
export function useToasts() {
  const t = useTranslate();
  return useOverlays((state) => state.toasts).map((toast) => ({
    ...toast,
    message: resolveDisplayText(toast.message, t),
  }));
}
