import { type RefObject, useEffect } from 'react';
import { merchantCode } from '../../services/merchant/merchant-store';
import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';

/** The name the remembered member of this merchant signs in with by password. */
async function rememberedName(): Promise<string | undefined> {
  if (!isLoginRemembered()) return undefined;
  try {
    const { recallLogin } = await import('../../services/remembered-login/remembered-login');
    const login = await recallLogin();
    return login?.type === 'username' && login.merchant === merchantCode() ? login.username : undefined;
  } catch {
    // Its code cannot be had just now: the name is typed.
    return undefined;
  }
}

/** Puts the remembered name into the field, unless something stands there already (REM-1). */
export function useRememberedName(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    void rememberedName().then((name) => {
      if (name !== undefined && field.current?.value === '') field.current.value = name;
    });
  }, [field]);
}
