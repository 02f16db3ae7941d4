import { useLocation } from 'react-router-dom';
import { LaunchScreen } from '../features/games/launch/launch-screen';
import { NativeAppOnlyGate } from '../features/games/launch/native-app-only-gate';
import { LazyInstallButton } from '../features/install/lazy-install-button';

/**
 * Page that launches a game (GAME-1) if games may start in this browser (GAME-4). Launches again when the query string
 * changes.
 */
export default function LaunchGamePage() {
  const { search } = useLocation();
  return (
    <NativeAppOnlyGate home={<LazyInstallButton />}>
      <LaunchScreen key={search} search={search} />
    </NativeAppOnlyGate>
  );
}
