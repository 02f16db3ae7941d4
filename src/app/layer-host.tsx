import { type ReactNode, useEffect } from 'react';
import { onHistoryMove } from '../browser/history';
import { useI18n } from '../services/i18n/i18n';
import { closeDialogs, closeLayer, type Layer, useLayers } from '../services/layers/layers';
import { Notice } from '../ui/notice';
import { Toasts } from '../ui/toasts';

/**
 * The one host of everything that lies over the page. Layers stand on each other, the last one on top; those beneath
 * stay as they are, so that nothing typed in them is lost. Toasts are drawn inside the topmost: the rest is inert.
 */
export function LayerHost() {
  const { layers, toasts } = useLayers();
  useEffect(() => onHistoryMove(closeDialogs), []);
  const overlay = <Toasts toasts={toasts} />;
  if (layers.length === 0) return overlay;
  return layers.map((layer, index) => (
    <LayerView key={layer.key} layer={layer} overlay={index === layers.length - 1 ? overlay : null} />
  ));
}

function LayerView({ layer, overlay }: { readonly layer: Layer; readonly overlay: ReactNode }) {
  const language = useI18n((state) => state.language);
  const close = () => closeLayer(layer.key);
  if (layer.kind === 'dialog') return layer.render(close, overlay);
  const { title, message, actions } = layer;
  return (
    <Notice key={language.code} title={title} message={message} actions={actions} onClose={close} overlay={overlay} />
  );
}
