import { GameScreen } from '../features/games/game-screen';

/** A game by name (ROUTE-1). */
export default function GamePage() {
  return <GameScreen />;
}
