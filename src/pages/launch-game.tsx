import { useLocation } from 'react-router-dom';
import { AppOnlyGate } from '../features/games/launch/app-only-gate';
import { LaunchScreen } from '../features/games/launch/launch-screen';

/**
 * Launches a game (GAME-1) if games may start here (GAME-4). If the URL changes to another game, that one is launched.
 */
export default function LaunchGamePage() {
  const { search } = useLocation();
  return (
    <AppOnlyGate>
      <LaunchScreen key={search} search={search} />
    </AppOnlyGate>
  );
}
