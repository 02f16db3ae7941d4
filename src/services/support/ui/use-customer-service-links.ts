import { useEffect, useMemo, useState } from 'react';
import type { CustomerServiceEntry } from '../../../contract/merchant/customer-service';
import { useMember } from '../../session/member';
import { useSession } from '../../session/session-store';
import { type CustomerServiceLink, decryptCustomerServiceLinks } from '../decrypt-customer-service-links';
import {
  type CustomerServicePlacement,
  filterCustomerServiceEntriesByPlacement,
} from '../filter-customer-service-entries-by-placement';
import { useCustomerServiceEntries } from '../use-customer-service-entries';

/**
 * Returns the links of the customer service entries whose paths decrypt to an allowed URL; undefined while decrypting.
 */
export function useDecryptedCustomerServiceLinks(
  entries: readonly CustomerServiceEntry[],
): readonly CustomerServiceLink[] | undefined {
  const userName = useSession(({ session }) => session?.userName ?? '');
  const label = useMember(({ member }) => member?.clubLabel.labelName ?? '');
  const [links, setLinks] = useState<readonly CustomerServiceLink[]>();
  useEffect(() => {
    let isUnmounted = false;
    void decryptCustomerServiceLinks(entries, { userName, label }).then(
      (decrypted) => isUnmounted || setLinks(decrypted),
    );
    return () => {
      isUnmounted = true;
    };
  }, [entries, userName, label]);
  return links;
}

/** Returns the customer service links of a placement; undefined while decrypting (CS-1). */
export function useCustomerServiceLinksByPlacement(
  position: CustomerServicePlacement,
): readonly CustomerServiceLink[] | undefined {
  const { services } = useCustomerServiceEntries();
  return useDecryptedCustomerServiceLinks(
    useMemo(() => filterCustomerServiceEntriesByPlacement(position, services), [position, services]),
  );
}
