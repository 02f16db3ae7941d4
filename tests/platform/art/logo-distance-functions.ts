/** Returns the signed distance of a point to a merchant's mark in a square of 48 units; negative inside the mark. */
export type LogoDistanceFunction = (x: number, y: number) => number;

const disc = (x: number, y: number, cx: number, cy: number, r: number): number => Math.hypot(x - cx, y - cy) - r;

/** Returns the signed distance of a point to a line segment of width `w`. */
function line(x: number, y: number, [ax, ay, bx, by]: readonly [number, number, number, number], w: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy) - w / 2;
}

/** Signed distance functions of the merchants' logo symbols, by merchant code, for rendering PNG icons. */
export const LOGO_DISTANCE_FUNCTIONS: Readonly<Record<string, LogoDistanceFunction>> = {
  FAIR: (x, y) => {
    const ring = Math.abs(disc(x, y, 24, 23, 11)) - 1.2;
    const spokes = [0, 1, 2, 3].map((at) => {
      const [c, s] = [Math.cos((at * Math.PI) / 4) * 11, Math.sin((at * Math.PI) / 4) * 11];
      return line(x, y, [24 - c, 23 - s, 24 + c, 23 + s], 1.8);
    });
    const cabins = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
      const angle = (at * Math.PI) / 4;
      return disc(x, y, 24 + Math.cos(angle) * 11, 23 + Math.sin(angle) * 11, 2.7);
    });
    const feet = [
      line(x, y, [24, 23, 17, 39], 2.2),
      line(x, y, [24, 23, 31, 39], 2.2),
      line(x, y, [14, 39, 34, 39], 2.2),
    ];
    return Math.min(ring, ...spokes, ...cabins, ...feet);
  },
  KOPI: (x, y) => {
    const cup = Math.max(disc(x, y, 22, 24, 12), 23 - y);
    const handle = Math.abs(disc(x, y, 33, 28, 4)) - 1.3;
    const steam = (at: number) => Math.max(Math.abs(x - at - Math.sin(y * 0.7) * 1.4) - 1.2, 9 - y, y - 19);
    return Math.min(cup, handle, steam(18), steam(26));
  },
  SOL: (x, y) => {
    const sun = Math.max(disc(x, y, 24, 30, 10), y - 30);
    const rays = [-4, -3, -2, -1, 0].map((at) => {
      const [c, s] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
      return line(x, y, [24 + c * 13, 30 + s * 13, 24 + c * 18, 30 + s * 18], 2.4);
    });
    return Math.min(sun, ...rays, line(x, y, [10, 34, 38, 34], 2.4), line(x, y, [16, 38.5, 32, 38.5], 2.4));
  },
};
