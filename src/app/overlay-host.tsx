import { type ReactNode, useEffect } from 'react';
import { subscribeToHistoryNavigation } from '../browser/page/history';
import { resolveDisplayText } from '../services/i18n/display-text';
import { useI18n } from '../services/i18n/i18n';
import { closeModalDialogs, closeOverlay, type Overlay, useOverlays, useToasts } from '../services/overlays/overlays';
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
    <OverlayView key={overlay.key} overlay={overlay} toasts={index === stack.length - 1 ? toasts : null} />
  ));
}

function OverlayView({ overlay, toasts }: { readonly overlay: Overlay; readonly toasts: ReactNode }) {
  const { language, t } = useI18n();
  const close = () => closeOverlay(overlay.key);
  if (overlay.kind === 'dialog') return overlay.render(close, toasts);
  const { title, message, detail, actions, icon } = overlay;
  return (
    <AlertDialog
      key={language.code}
      title={resolveDisplayText(title, t)}
      icon={icon}
      message={resolveDisplayText(message, t)}
      detail={detail && resolveDisplayText(detail, t)}
      actions={actions.map(({ label, ...action }) => ({ ...action, label: resolveDisplayText(label, t) }))}
      onClose={close}
      overlay={toasts}
    />
  );
}
