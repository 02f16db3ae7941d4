import { useEffect, useState } from 'react';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { useI18n } from '../i18n/i18n';
import { useMember } from '../session/member';
import { useSession } from '../session/session-store';
import { entriesAt, type ServicePlace } from './entries-at';
import { fetchServices, knownServices } from './fetch-services';
import { openEntries, type ServiceLink } from './open-entries';

/** Whatever can be opened of some entries, for whoever is here; undefined while their paths are being opened. */
export function useLinksOf(entries: readonly CustomerServiceEntry[]): readonly ServiceLink[] | undefined {
  const userName = useSession(({ session }) => session?.userName ?? '');
  const label = useMember(({ member }) => member?.clubLabel.labelName ?? '');
  const [links, setLinks] = useState<readonly ServiceLink[]>();
  useEffect(() => {
    let gone = false;
    void openEntries(entries, { userName, label }).then((opened) => gone || setLinks(opened));
    return () => {
      gone = true;
    };
  }, [entries, userName, label]);
  return links;
}

/**
 * The ways to customer service at a place (CS-1). What is known shows at once, without a call; what the merchant names
 * now takes its place when it comes, if it comes.
 */
export function useServiceLinks(place: ServicePlace): readonly ServiceLink[] | undefined {
  const language = useI18n((spoken) => spoken.language.code);
  const epoch = useSession((session) => session.epoch);
  const [entries, setEntries] = useState(() => entriesAt(place, knownServices()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language and another session are reasons to ask again
  useEffect(() => {
    let gone = false;
    void fetchServices().then((named) => gone || setEntries(entriesAt(place, named)));
    return () => {
      gone = true;
    };
  }, [place, language, epoch]);

  return useLinksOf(entries);
}
