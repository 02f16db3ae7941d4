import { Component, type ReactNode, useEffect } from 'react';
import { log } from '../base/log';
import { subscribeToHistoryNavigation } from '../browser/page/history';
import { withErrorCode } from '../services/errors/error-code';
import { resolveDisplayText } from '../services/i18n/display-text';
import { useI18n } from '../services/i18n/i18n';
import {
  closeModalDialogs,
  closeOverlay,
  type Overlay,
  showToast,
  useOverlays,
  useToasts,
} from '../services/overlays/overlays';
import { readCrashCode } from '../services/platform/last-call-code';
import { AlertDialog } from '../ui/dialog/alert-dialog';
import { Toasts } from '../ui/feedback/toasts';

/**
 * Renders all overlays except inline notices, in the current language. Lower dialogs stay mounted below the topmost
 * one, so that typed text is kept. Toasts are rendered inside the topmost dialog, because everything outside of it is
 * inert.
 */
export function OverlayHost() {
  const stack = useOverlays((state) => state.stack).filter(({ isInline }) => !isInline);
  const shownToasts = useToasts();
  useEffect(() => subscribeToHistoryNavigation(closeModalDialogs), []);
  const toasts = <Toasts toasts={shownToasts} />;
  if (stack.length === 0) return toasts;
  return stack.map((overlay, index) => (
    <OverlayBoundary key={overlay.key} overlay={overlay}>
      <OverlayView overlay={overlay} toasts={index === stack.length - 1 ? toasts : null} />
    </OverlayBoundary>
  ));
}

/** How long the code of an overlay that has failed stays, to be read out (ms). */
const FAILURE_TOAST_MS = 6_000;

/** Closes an overlay that cannot be rendered, and tells the member, so that the page stays usable (BAN-2). */
class OverlayBoundary extends Component<
  { readonly overlay: Overlay; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.error('an overlay failed to render', { reason: error instanceof Error ? error.message : 'unknown' });
    const { overlay } = this.props;
    const message = withErrorCode({ text: { key: 'crash.title' }, code: readCrashCode(error) });
    if (overlay.kind === 'dialog' && overlay.onFailure) overlay.onFailure(message);
    else {
      showToast(message, 'alert', FAILURE_TOAST_MS);
      if (overlay.kind === 'notice') overlay.onFailure?.();
    }
    closeOverlay(overlay.key);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function OverlayView({ overlay, toasts }: { readonly overlay: Overlay; readonly toasts: ReactNode }) {
  const { language, t } = useI18n();
  const close = () => closeOverlay(overlay.key);
  if (overlay.kind === 'dialog') return overlay.render(close, toasts);
  const { title, message, detail, actions, icon, staysOpen } = overlay;
  return (
    <AlertDialog
      key={language.code}
      title={resolveDisplayText(title, t)}
      icon={icon}
      message={resolveDisplayText(message, t)}
      detail={detail && resolveDisplayText(detail, t)}
      actions={actions.map(({ label, ...action }) => ({ ...action, label: resolveDisplayText(label, t) }))}
      onClose={staysOpen ? () => {} : close}
      overlay={toasts}
    />
  );
}
