import { useSearchParams } from 'react-router-dom';
import { AppOnlyGate } from '../features/games/launch/app-only-gate';
import { GameScreen } from '../features/games/page/game-screen';
import { TrialScreen } from '../features/games/trial/trial-screen';

/** A game by name (ROUTE-1), or a trial with `trial` in the URL (GAME-3), if games may start here (GAME-4). */
export default function GamePage() {
  const [search] = useSearchParams();
  if (!search.has('trial')) return <GameScreen />;
  return (
    <AppOnlyGate>
      <TrialScreen key={search.toString()} search={search} />
    </AppOnlyGate>
  );
}
