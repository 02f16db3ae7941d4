import { useSearchParams } from 'react-router-dom';
import { NativeAppOnlyGate } from '../features/games/launch/native-app-only-gate';
import { GameDetailsScreen } from '../features/games/page/game-details-screen';
import { TrialScreen } from '../features/games/trial/trial-screen';
import { LazyInstallButton } from '../features/install/lazy-install-button';

/**
 * Game details page (ROUTE-1). If the URL has the parameter `trial`, starts a trial of the game instead (GAME-3),
 * provided that games may start in this browser (GAME-4).
 */
export default function GamePage() {
  const [search] = useSearchParams();
  if (!search.has('trial')) return <GameDetailsScreen />;
  return (
    <NativeAppOnlyGate home={<LazyInstallButton />}>
      <TrialScreen key={search.toString()} search={search} />
    </NativeAppOnlyGate>
  );
}
