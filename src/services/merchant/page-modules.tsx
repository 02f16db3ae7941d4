import type { ReactNode } from 'react';
import { composePage } from '../../contract/merchant/compose-page';
import { type ComposedPage, PAGE_MODULES, type PageModuleName } from '../../contract/merchant/page-modules';
import { useMerchant } from './merchant-store';

interface PageModulesProps<P extends ComposedPage> {
  readonly page: P;
  /** The content of the modules in their usual order; one that the page does not have at present is absent. */
  readonly modules: Readonly<Partial<Record<PageModuleName<P>, ReactNode>>>;
}

/**
 * The modules of a page in the order of the merchant's record. Each stands in an element with its variant, which the
 * styles of the module refer to: the content is the same in each of them (WL-2.22).
 */
export function PageModules<P extends ComposedPage>({ page, modules }: PageModulesProps<P>) {
  const design = useMerchant(({ status }) => status?.info.whitelabelVal.design);
  const contents: Readonly<Record<string, ReactNode>> = modules;
  const variants: Readonly<Record<string, readonly string[]>> = PAGE_MODULES[page];
  return composePage(design?.[page] ?? [], Object.keys(modules)).map(({ module, variant }) => (
    // A variant of another module would take that one's styles.
    <div key={module} data-module={module} data-variant={variants[module]?.includes(variant) ? variant : ''}>
      {contents[module]}
    </div>
  ));
}
