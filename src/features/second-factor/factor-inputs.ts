import type { ComponentProps } from 'react';
import type { FactorField } from './factor-methods';

const CODE = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10, dir: 'ltr' } as const;

/** How each field is typed: keyboard, what a password manager or the phone may fill in, direction. */
export const FACTOR_INPUTS: Readonly<Record<FactorField, ComponentProps<'input'>>> = {
  payeeName: { autoComplete: 'name', maxLength: 128 },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 24, dir: 'ltr' },
  verificationCode: CODE,
  authCode: CODE,
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: 128,
    dir: 'ltr',
  },
};
