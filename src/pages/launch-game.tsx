import { useLocation } from 'react-router-dom';
import { AppOnly } from '../features/games/app-only';
import { LaunchScreen } from '../features/games/launch-screen';

/** Starts a game (GAME-1), where it may start (GAME-4); another game in the address is another launch. */
export default function LaunchGamePage() {
  const { search } = useLocation();
  return (
    <AppOnly>
      <LaunchScreen key={search} search={search} />
    </AppOnly>
  );
}
