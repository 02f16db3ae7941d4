import { useEffect, useMemo, useState } from 'react';
import type { CustomerServiceEntry } from '../../../contract/merchant/customer-service';
import { useMember } from '../../session/member';
import { useSession } from '../../session/session-store';
import { decryptServiceLinks, type ServiceLink } from '../decrypt-service-links';
import { filterServicesByPosition, type ServicePosition } from '../services-at-position';
import { useCustomerServices } from '../use-customer-services';

/**
 * Returns the links of the customer service entries whose paths decrypt to an allowed URL; undefined while decrypting.
 */
export function useDecryptedLinks(entries: readonly CustomerServiceEntry[]): readonly ServiceLink[] | undefined {
  const userName = useSession(({ session }) => session?.userName ?? '');
  const label = useMember(({ member }) => member?.clubLabel.labelName ?? '');
  const [links, setLinks] = useState<readonly ServiceLink[]>();
  useEffect(() => {
    let isUnmounted = false;
    void decryptServiceLinks(entries, { userName, label }).then((decrypted) => isUnmounted || setLinks(decrypted));
    return () => {
      isUnmounted = true;
    };
  }, [entries, userName, label]);
  return links;
}

/** Returns the customer service links of a position; undefined while decrypting (CS-1). */
export function useServiceLinks(position: ServicePosition): readonly ServiceLink[] | undefined {
  const { services } = useCustomerServices();
  return useDecryptedLinks(useMemo(() => filterServicesByPosition(position, services), [position, services]));
}
