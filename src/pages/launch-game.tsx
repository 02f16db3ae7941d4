import { useLocation } from 'react-router-dom';
import { LaunchScreen } from '../features/games/launch-screen';

/** Starts a game (GAME-1); another game in the address is another launch. */
export default function LaunchGamePage() {
  const { search } = useLocation();
  return <LaunchScreen key={search} search={search} />;
}
