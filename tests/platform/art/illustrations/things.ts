import { repeat, starPath } from '../subjects/fair-paints';
import { inked, limb, type Paints, type Point } from './figure';

/** A bank card of 104 × 70 units. */
export const drawCard = ({ main, second, paper, ink }: Paints) =>
  `${inked(ink, `<path d="M-52-27q0-8 8-8h88q8 0 8 8v54q0 8-8 8h-88q-8 0-8-8z" fill="${main}"/>`)}<path d="M-52-20h104v15H-52z" fill="${ink}"/><path d="M-40 6h24v18h-24z" fill="${second}"/><path d="M4 22h32" stroke="${paper}" stroke-width="8"/><path d="M4 9h18" stroke="#fff" stroke-width="6"/>`;

/** A magnifying glass whose lens is around the point 0, 0. */
export const drawLens = ({ second, ink }: Paints, seen = '') =>
  `${limb('M24 26L46 50', 13, '#8a4b16', ink)}<circle r="33" fill="none" stroke="${ink}" stroke-width="18"/><circle r="32" fill="#dff4ff"/>${seen}<circle r="33" fill="none" stroke="${second}" stroke-width="10"/><path d="M-20-8q4-12 14-14" fill="none" stroke="#fff" stroke-width="7"/>`;

export const drawWrench = ({ paper, ink }: Paints) =>
  inked(ink, `<path d="M-7 50V-8C-20-14-26-28-20-42L-8-30H8L20-42C26-28 20-14 7-8V50Q0 58-7 50z" fill="${paper}"/>`);

/** A toothed wheel with a radius of 40 units. */
export const drawGear = (fill: string, ink: string) =>
  `${inked(
    ink,
    `<path fill="${fill}" d="${repeat(8, (at) => {
      const turn = (at * Math.PI) / 4;
      const corner = (angle: number, radius: number) =>
        `${Math.round(Math.cos(turn + angle) * radius)} ${Math.round(Math.sin(turn + angle) * radius)}`;
      return `${at === 0 ? 'M' : 'L'}${corner(-0.26, 30)}L${corner(-0.2, 41)}L${corner(0.2, 41)}L${corner(0.26, 30)}`;
    })}z"/>`,
  )}<circle r="13" fill="${ink}"/>`;

export const drawLock = ({ second, ink }: Paints) =>
  `${limb('M-16-8V-22a16 16 0 0 1 32 0V-8', 9, '#fff6e0', ink)}${inked(ink, `<path d="M-28-10q0-6 6-6h44q6 0 6 6v34q0 6-6 6h-44q-6 0-6-6z" fill="${second}"/>`)}<path d="M-5 0a8 8 0 1 1 10 0l3 16H-8z" fill="${ink}"/>`;

/** A plug and its socket, pulled apart, with cables that hang down to `drop`. */
export const drawPulledPlug = ({ main, second, third, ink }: Paints, [x, y]: Point, drop: number) =>
  `${limb(`M${-x} ${y}C${-x - 46} ${y} ${-x - 18} ${drop} ${-x - 58} ${drop}`, 8, main, ink)}${limb(`M${x} ${y}C${x + 46} ${y} ${x + 18} ${drop} ${x + 58} ${drop}`, 8, third, ink)}` +
  `${inked(ink, `<path d="M${-x + 30} ${y - 13}h16v8h-16zM${-x + 30} ${y + 5}h16v8h-16z" fill="#fff6e0"/><path d="M${-x - 8} ${y - 12}q0-8 8-8h30v40h-30q-8 0-8-8z" fill="${main}"/><path d="M${x + 8} ${y - 12}q0-8-8-8h-30v40h30q8 0 8-8z" fill="${third}"/>`)}<path d="M${x - 30} ${y - 13}h14v8h-14zM${x - 30} ${y + 5}h14v8h-14z" fill="${ink}"/>` +
  inked(ink, `<path d="M-3 ${y - 34}l10 2-5 11h10l-15 23 3-15h-9z" fill="${second}"/>`, 6);

/** A speech bubble of 96 × 68 units with three dots; its tail points to the lower left, or right if `side` is -1. */
export const drawBubble = (fill: string, dot: string, ink: string, side = 1) =>
  `<g transform="scale(${side} 1)">${inked(ink, `<path d="M-26-34H26Q48-34 48-12V2Q48 24 26 24H-6L-30 44-26 24Q-48 24-48 2V-12Q-48-34-26-34z" fill="${fill}"/>`)}<g fill="${dot}"><circle cx="-22" cy="-5" r="8"/><circle cy="-5" r="8"/><circle cx="22" cy="-5" r="8"/></g></g>`;

/** A post with two boards that point to both sides; its foot is at the point 0, 0. */
export const drawSignpost = ({ main, second, third, paper, ink }: Paints) =>
  `${inked(ink, `<path d="M-7 0V-146Q0-154 7-146V0z" fill="${paper}"/><path d="M-40-134H34L54-116 34-98H-40z" fill="${second}"/><path d="M40-88H-32L-52-70-32-52H40z" fill="${third}"/>`)}<path d="M-24-116H26M24-70H-24" stroke="${main}" stroke-width="9"/>`;

/** The light of a bang: a jagged star around the point 0, 0. */
export const drawBang = (outer: string, inner: string, ink: string) =>
  `${inked(ink, `<path d="${starPath(0, 0, 50, 9, 0.58)}" fill="${outer}"/>`)}<path d="${starPath(0, 0, 30, 9, 0.58)}" fill="${inner}"/>`;

/** A star with five points and a light. */
export const drawStar = (fill: string, ink: string, radius = 34) =>
  inked(ink, `<path d="${starPath(0, 0, radius, 5, 0.52)}" fill="${fill}"/>`);

/** Scraps of paper that fall around the character. */
export const drawConfetti = (colors: readonly string[]) =>
  (
    [
      [34, 60, 20],
      [70, 26, 60],
      [112, 14, 110],
      [180, 18, 30],
      [222, 34, 80],
      [258, 74, 140],
      [24, 112, 100],
      [266, 122, 45],
      [46, 160, 15],
      [246, 168, 70],
    ] as const
  )
    .map(
      ([x, y, turn], at) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-9-5H9V5H-9z" fill="${colors[at % colors.length]}"/>`,
    )
    .join('');

/** A crescent moon around the point 0, 0, with a radius of about 36 units. */
export const CRESCENT = 'M14-36A36 36 0 1 0 36 14A32 32 0 0 1 14-36z';

/** The shadow of a character on the floor. */
export const drawShadow = (ink: string, width = 84, x = 144) =>
  `<ellipse cx="${x}" cy="224" rx="${width}" ry="11" fill="${ink}" opacity=".22"/>`;
