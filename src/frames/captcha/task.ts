import type { FromFrame } from '../../contract/captcha-frame';

/** A task of the vendor's that has been set up. */
export interface Task {
  verify(): void;
  reset(): void;
}

export type Tell = (message: FromFrame) => void;
