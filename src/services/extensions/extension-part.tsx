import { type ComponentType, lazy, Suspense } from 'react';
import { readExtension } from '../../browser/page/extension';
import type { ExtensionSlotName } from '../../contract/bootstrap/extension';
import { useMayOffer } from '../play-protection/play-pause-marker';
import { ExtensionBoundary } from './extension-boundary';
import { loadExtension } from './load-extension';

const parts = new Map<string, ComponentType>();

/** Returns the component of a slot, which loads with the extension. One that does not load is tried again later. */
function getPart(name: string): ComponentType {
  const part =
    parts.get(name) ??
    lazy(async () => {
      try {
        return { default: (await loadExtension()).slots[name] ?? Nothing };
      } catch (error) {
        parts.delete(name);
        throw error;
      }
    });
  parts.set(name, part);
  return part;
}

const Nothing = () => null;

/** What the merchant's extension shows in a slot. An offer is left out for who may be offered nothing (SAFE-4). */
export default function ExtensionPart({ name }: { readonly name: ExtensionSlotName }) {
  const mayOffer = useMayOffer();
  const Part = getPart(name);
  if (readExtension()?.slots[name] && !mayOffer) return null;
  return (
    <ExtensionBoundary name={name}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ExtensionBoundary>
  );
}
