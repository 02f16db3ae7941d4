import { useLocation } from 'react-router-dom';
import { AppOnlyGate } from '../features/games/launch/app-only-gate';
import { LaunchScreen } from '../features/games/launch/launch-screen';

/**
 * Page that launches a game (GAME-1) if games may start in this browser (GAME-4). Launches again when the query string
 * changes.
 */
export default function LaunchGamePage() {
  const { search } = useLocation();
  return (
    <AppOnlyGate>
      <LaunchScreen key={search} search={search} />
    </AppOnlyGate>
  );
}
