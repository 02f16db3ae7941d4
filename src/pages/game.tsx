import { useSearchParams } from 'react-router-dom';
import { AppOnly } from '../features/games/app-only';
import { GameScreen } from '../features/games/game-screen';
import { TrialScreen } from '../features/games/trial-screen';

/** A game by name (ROUTE-1), or with `trial` in the address for play money (GAME-3), where games may start (GAME-4). */
export default function GamePage() {
  const [search] = useSearchParams();
  if (!search.has('trial')) return <GameScreen />;
  return (
    <AppOnly>
      <TrialScreen key={search.toString()} search={search} />
    </AppOnly>
  );
}
