import type { Game } from '../games/game';

export const drawGame = ({ id, name }: Game): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="hsl(${(id * 137) % 360} 60% 40%)"/><text x="20" y="220" font-size="20" fill="#fff">${name}</text></svg>`;
