import { useEffect } from 'react';
import { navigateTo } from '../../../services/navigation/navigate';
import { getCurrentSession } from '../../../services/session/session-store';
import { parseVisitorGameLink, type SignInActions, type VisitorGameLink } from './visitor-game-link';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

async function openSheet(target: VisitorGameLink, actions: SignInActions): Promise<void> {
  try {
    const { openVisitorGameSheet } = await import('./visitor-game-sheet');
    openVisitorGameSheet(target, actions);
  } catch {
    navigateTo(target.path); // without the chunk the route guard leads to the login page
  }
}

/**
 * Handles visitors' taps on games while mounted: opens a sheet with the sign-in options over the page instead of
 * navigating to the login page (ROUTE-2).
 */
export function useVisitorGameTapHandler(actions: SignInActions): void {
  useEffect(() => {
    const end = new AbortController();
    const handleClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target instanceof Element) || getCurrentSession()) return;
      const link = event.target.closest('a');
      const target = link && parseVisitorGameLink(link.href, location.origin);
      if (!target) return;
      event.preventDefault(); // the router follows no link whose click was prevented
      void openSheet(target, actions);
    };
    document.addEventListener('click', handleClick, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [actions]);
}
