import type { MerchantDesign } from '../../../src/contract/merchant/merchant-design';
import type { Merchant } from './merchant';

/** The colours and the design of a merchant. */
export type Branding = Pick<Merchant, 'accent' | 'background' | 'headerColor' | 'design'>;

/** A change of a merchant's branding from the console. */
export type BrandingChange = Partial<Omit<Branding, 'design'>> & { readonly design?: Partial<MerchantDesign> };

/**
 * The merchants' brandings (WL-2): the configured brandings with the changes from the console. A reset removes the
 * changes.
 */
export class BrandingStore {
  readonly #changes = new Map<string, BrandingChange>();

  of(merchant: Merchant): Branding {
    const { accent, background, headerColor } = merchant;
    const { design, ...colors } = this.#changes.get(merchant.code) ?? {};
    return { accent, background, headerColor, ...colors, design: { ...merchant.design, ...design } };
  }

  change(merchant: Merchant, change: BrandingChange): void {
    const previous = this.#changes.get(merchant.code);
    const design = { ...previous?.design, ...change.design };
    this.#changes.set(merchant.code, { ...previous, ...change, design });
  }

  reset(): void {
    this.#changes.clear();
  }
}
