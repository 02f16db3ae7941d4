import type { ComponentProps } from 'react';
import type { FactorField } from './factor-methods';

/** How each field is typed: keyboard, what a password manager may fill in, direction. A number and its code are typed as everywhere. */
export const FACTOR_INPUTS = {
  payeeName: { autoComplete: 'name', maxLength: 128 },
  authCode: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10, dir: 'ltr' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: 128,
    dir: 'ltr',
  },
} as const satisfies Partial<Record<FactorField, ComponentProps<'input'>>>;

/** Whether a field is a plain one. */
export const hasInput = (field: FactorField): field is keyof typeof FACTOR_INPUTS => field in FACTOR_INPUTS;
