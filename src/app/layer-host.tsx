import { useI18n } from '../services/i18n/i18n';
import { closeLayer, useLayers } from '../services/layers/layers';
import { Notice } from '../ui/notice';
import { Toasts } from '../ui/toasts';

/** The one host of everything that lies over the page: the topmost layer, and the toasts above it. */
export function LayerHost() {
  const { layers, toasts } = useLayers();
  const language = useI18n((state) => state.language);
  const top = layers.at(-1);
  const overlay = <Toasts toasts={toasts} />;
  if (!top) return overlay;
  const close = () => closeLayer(top.key);
  if (top.kind === 'dialog') return top.render(close, overlay);
  return (
    <Notice
      key={`${top.key}:${language.code}`}
      title={top.title}
      message={top.message}
      actions={top.actions}
      onClose={close}
      overlay={overlay}
    />
  );
}
