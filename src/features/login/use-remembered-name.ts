import { type RefObject, useEffect } from 'react';
import { merchantCode } from '../../services/merchant/merchant-store';
import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';
import type { RememberedLogin } from '../../services/remembered-login/remembered-login';

type Way = RememberedLogin['type'];

/** The name, or by SMS the number, that the remembered member of this merchant signs in with. */
async function rememberedName(way: Way): Promise<string | undefined> {
  if (!isLoginRemembered()) return undefined;
  try {
    const { recallLogin } = await import('../../services/remembered-login/remembered-login');
    const login = await recallLogin();
    return login?.type === way && login.merchant === merchantCode() ? login.username : undefined;
  } catch {
    // Its code cannot be had just now: the name is typed.
    return undefined;
  }
}

/**
 * Puts the remembered name or number into the field, unless something stands there already (REM-1). Whoever is about to
 * type there types over it, and not behind it.
 */
export function useRememberedName(field: RefObject<HTMLInputElement | null>, way: Way): void {
  useEffect(() => {
    void rememberedName(way).then((name) => {
      const input = field.current;
      if (name === undefined || input?.value !== '') return;
      input.value = name;
      if (document.activeElement === input) input.select();
    });
  }, [field, way]);
}
