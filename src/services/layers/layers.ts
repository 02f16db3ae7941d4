import type { ReactNode } from 'react';
import { create } from 'zustand';

/** An action of a notice: its label, and what pressing it does besides closing the notice. */
export interface NoticeAction {
  readonly label: string;
  readonly onPress?: () => void;
}

/** Something that lies over the page. The host shows the topmost one; those below wait behind it. */
export type Layer =
  | {
      readonly kind: 'dialog';
      readonly key: string;
      readonly render: (close: () => void, overlay: ReactNode) => ReactNode;
    }
  | {
      readonly kind: 'notice';
      readonly key: string;
      readonly title: string;
      readonly message: string;
      readonly actions: readonly NoticeAction[];
    };

export interface Toast {
  readonly key: number;
  readonly message: string;
  readonly tone: 'status' | 'alert';
}

interface LayerState {
  readonly layers: readonly Layer[];
  readonly toasts: readonly Toast[];
}

/** Everything that lies over the page: one list, so that one queue can rule it (D5). */
export const useLayers = create<LayerState>(() => ({ layers: [], toasts: [] }));

/** Opens a layer; one with the same key is replaced, so that a thing said many times shows once. */
export function openLayer(layer: Layer): void {
  useLayers.setState(({ layers }) => ({ layers: [...layers.filter(({ key }) => key !== layer.key), layer] }));
}

export function closeLayer(key: string): void {
  useLayers.setState(({ layers }) => ({ layers: layers.filter((layer) => layer.key !== key) }));
}

/** Closes the dialogs, which belong to the page they were opened on; notices stay until they are answered. */
export function closeDialogs(): void {
  useLayers.setState(({ layers }) => ({ layers: layers.filter(({ kind }) => kind !== 'dialog') }));
}

export function closeAllLayers(): void {
  useLayers.setState({ layers: [] });
}

let toastCount = 0;

/** Shows a toast for a while, milliseconds. */
export function showToast(message: string, tone: Toast['tone'] = 'status', lasting = 1500): void {
  toastCount += 1;
  const toast: Toast = { key: toastCount, message, tone };
  useLayers.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  setTimeout(() => {
    useLayers.setState(({ toasts }) => ({ toasts: toasts.filter(({ key }) => key !== toast.key) }));
  }, lasting);
}
