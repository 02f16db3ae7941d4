import { useEffect, useEffectEvent } from 'react';
import { getMerchantCode } from '../../../services/merchant/merchant-store';
import type { RememberedLogin } from '../../../services/remembered-login/remembered-login';
import { loadRememberedLoginLazily } from '../auto-login/load-remembered-login-lazily';

type LoginType = RememberedLogin['type'];

/**
 * Resolves with the username that is remembered for this merchant; for the type `sms`, this is the mobile number.
 * Resolves with undefined if no login of this type is remembered.
 */
async function loadRememberedName(type: LoginType): Promise<string | undefined> {
  const login = await loadRememberedLoginLazily();
  return login?.type === type && login.merchant === getMerchantCode() ? login.username : undefined;
}

/**
 * Loads the remembered username or mobile number when the form is shown, and again when `type` changes (REM-1).
 * @param onLoaded called with the name or number if one is remembered
 */
export function useLoadRememberedUsername(type: LoginType, onLoaded: (name: string) => void): void {
  const handleLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    let isMounted = true;
    void loadRememberedName(type).then((name) => {
      if (isMounted && name !== undefined) handleLoaded(name);
    });
    return () => {
      isMounted = false;
    };
  }, [type]);
}
