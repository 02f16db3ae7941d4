import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadSignedDomains } from '../../../services/domain-list/signed-domains';
import { useMayOffer } from '../../../services/play-protection/play-pause-marker';
import { announcementsQuery } from '../../../services/promotions/announcements-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { useHtmlUrlRules } from '../../../services/rich-text/use-html-url-rules';
import { useSession } from '../../../services/session/session-store';
import { getAnnouncementRefetchDelayMs, type PickedAnnouncements, pickAnnouncements } from './pick-announcements';

/** Delay between the mounting of the popups and the first fetch of the announcements (ms, POP-4). */
const LIST_DELAY_MS = 500;

/**
 * Returns the announcements for this viewer; undefined until they have loaded. Fetches them again after a sign-in or
 * sign-out (POP-4).
 */
export function useAnnouncements(): PickedAnnouncements | undefined {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), LIST_DELAY_MS);
    // Whether an announcement shows anything depends on the hosts from which its pictures may come.
    void loadSignedDomains();
    return () => clearTimeout(timer);
  }, []);
  const { data, refetch } = useQuery({ ...announcementsQuery(useQueryScope()), enabled: isStarted });

  const hasSession = useSession(({ session }) => session !== undefined);
  const firstTimeLogin = useSession(({ session }) => session?.firstTimeLogin === true);
  const hadSession = useRef(hasSession);
  useEffect(() => {
    if (hadSession.current === hasSession) return;
    hadSession.current = hasSession;
    const timer = setTimeout(() => void refetch(), getAnnouncementRefetchDelayMs(hasSession));
    return () => clearTimeout(timer);
  }, [hasSession, refetch]);

  const isOpen = useMayOffer();
  const all = data?.value.list;
  // News goes on during a break; promotions do not (SAFE-4).
  const list = useMemo(() => (isOpen ? all : all?.filter(({ promotionType }) => promotionType === '')), [all, isOpen]);
  const rules = useHtmlUrlRules();
  return useMemo(
    () => list && pickAnnouncements(list, { hasSession, firstTimeLogin }, rules),
    [list, hasSession, firstTimeLogin, rules],
  );
}
