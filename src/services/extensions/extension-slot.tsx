import { readExtension } from '../../browser/page/extension';
import type { ExtensionSlotName } from '../../contract/bootstrap/extension';
import { AfterFirstPaint } from '../../ui/lazy/after-first-paint';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';

const ExtensionPart = lazyWithRetry(() => import('./extension-part'));

/**
 * A place in a page that the merchant's extension may fill (OPS-7). Where it does not, nothing is rendered and nothing
 * is loaded.
 */
export function ExtensionSlot({ name }: { readonly name: ExtensionSlotName }) {
  return (
    readExtension()?.slots[name] !== undefined && (
      <AfterFirstPaint>
        <ExtensionPart name={name} />
      </AfterFirstPaint>
    )
  );
}
