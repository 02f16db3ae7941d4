import { starPath } from '../subjects/fair-paints';
import {
  createPaints,
  drawArm,
  drawEyes,
  drawMouth,
  inked,
  limb,
  type Mood,
  type Paints,
  type Point,
  put,
  withRoundLines,
} from './figure';
import type { IllustrationSet } from './illustration-set';
import {
  drawBang,
  drawBubble,
  drawCard,
  drawConfetti,
  drawGear,
  drawLens,
  drawLock,
  drawPulledPlug,
  drawShadow,
  drawSignpost,
  drawStar,
  drawWrench,
} from './things';

const COLORS = {
  ink: '#24104f',
  main: ['#a48bff', '#6a45f0', '#3c1fb5'],
  second: ['#fff3a3', '#ffc93c', '#ee8a12'],
  third: ['#a9f3ff', '#2bb5ec', '#1367c4'],
  paper: ['#ffffff', '#f6f1ff', '#cdbff2'],
  skin: ['#ffe9d0', '#fbc79b', '#e39a6b'],
};
const RED = '#ff4f7b';
const BALLOON_COLORS = [RED, '#ffc93c', '#2bb5ec', '#3ecb8f', '#8a63ff'];

interface Pose {
  readonly left: Point;
  readonly right: Point;
  readonly mood: Mood;
  readonly look?: number;
  readonly sits?: boolean;
  /** Colour of the waistcoat of somebody else than the seller, who has no moustache. */
  readonly other?: string;
}

/** The balloon seller, whose feet are at the point 0, 0: straw hat, moustache, waistcoat and bow tie. */
function drawSeller(paints: Paints, { left, right, mood, look = 0, sits = false, other }: Pose): string {
  const { ink, paper, second, skin } = paints;
  const waistcoat = other ?? paints.main;
  const legs = sits ? 'M-16-34Q-44-38-44-8M16-34Q44-38 44-8' : 'M-15-40V-8M15-40V-8';
  const feet = sits ? 48 : 19;
  const arm = { width: 17, sleeve: paper, hand: skin, handRadius: 12 };
  return (
    `${limb(legs, 19, '#3b2a8c', ink)}${inked(ink, `<path d="M${-feet - 17}-1q0-13 16-13q16 0 16 13zM${feet - 15}-1q0-13 16-13q16 0 16 13z" fill="${RED}"/>` + `<path d="M-33-98Q0-112 33-98L37-38Q0-28-37-38z" fill="${paper}"/><path d="M-33-98Q-24-104-16-105L0-66 16-105Q24-104 33-98L37-38Q0-28-37-38z" fill="${waistcoat}"/>`)}<path d="M0-62V-36" stroke="${second}" stroke-width="7" stroke-dasharray="0 12"/>` +
    `${drawArm([-30, -92], left, ink, arm)}${drawArm([30, -92], right, ink, arm)}` +
    `${inked(ink, `<path d="M-33-136a33 33 0 0 1 66 0q0 34-33 34t-33-34z" fill="${skin}"/><path d="M0-98L-19-106V-86zL19-106V-86z" fill="${RED}"/>`)}` +
    `${put(0, -138, drawEyes(mood, 13, ink, look))}${put(0, other === undefined ? -113 : -119, drawMouth(mood, ink), 0.72)}` +
    `${other === undefined ? `<path d="M0-125Q-10-132-17-126T-30-128Q-26-113-13-115-4-116 0-121 4-116 13-115 26-113 30-128 23-120 17-126T0-125z" fill="#5a2a1c"/>` : `<path d="M-33-140q0 20-8 34q16-6 14-34zM33-140q0 20 8 34q-16-6-14-34z" fill="#5a2a1c"/>`}` +
    `${inked(ink, `<path d="M-25-158V-184Q0-192 25-184V-158z" fill="${second}"/><path d="M-44-160Q0-174 44-160Q46-151 40-150Q0-160-40-150Q-46-151-44-160z" fill="${second}"/>`)}<path d="M-25-164V-174Q0-182 25-174V-164Q0-171-25-164z" fill="${other ?? RED}"/>`
  );
}

const balloon = (x: number, y: number, size: number, color: string, ink: string, hand?: Point) =>
  `${hand ? `<path d="M${x} ${y + 34 * size}Q${x} ${(y + hand[1]) / 2 + 20} ${hand.join(' ')}" fill="none" stroke="${ink}" stroke-width="4"/>` : ''}${put(
    x,
    y,
    `${inked(ink, `<path d="M0-36C22-36 33-20 32-2 31 16 16 29 5 34L9 43H-9L-5 34C-16 29-31 16-32-2-33-20-22-36 0-36z" fill="${color}"/>`)}<path d="M32-2C31 16 16 29 5 34H-5C14 24 22 4 12-34 26-30 33-18 32-2z" fill="${ink}" opacity=".22"/><path d="M-19-2q0-15 13-20" fill="none" stroke="#fff" stroke-width="7"/>`,
    size,
  )}`;

const bunch = (places: readonly (readonly [number, number, number])[], ink: string, hand: Point) =>
  places
    .map(([x, y, size], at) => balloon(x, y, size, BALLOON_COLORS[at % BALLOON_COLORS.length] ?? RED, ink, hand))
    .join('');

/** Hills and a tent in the distance. */
const FAIRGROUND =
  '<path d="M8 222Q52 168 108 184T214 172T282 222z" fill="#7d5cff" opacity=".2"/><path d="M206 180L240 126 274 180 268 222H212z" fill="#7d5cff" opacity=".26"/><path d="M240 126V108l18 6-18 7z" fill="#7d5cff" opacity=".4"/>';

const drawScene = (id: string, draw: (paints: Paints) => string, width = 84) => {
  const paints = createPaints(id, COLORS);
  return `${paints.defs}${withRoundLines(`${FAIRGROUND}${drawShadow(paints.ink, width)}${draw(paints)}`)}`;
};

/** The fair: a balloon seller. */
export const FAIR_ILLUSTRATIONS: IllustrationSet = {
  empty: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 214, drawSeller(p, { left: [-72, -98], right: [72, -98], mood: 'worried' })) +
        put(
          144,
          224,
          `${inked(p.ink, `<path d="M-62-62H62L54 0H-54z" fill="${p.paper}"/>`)}<path d="M-62-62H-36L-32 0H-54zM-12-62H12V0H-12zM36-62H62L54 0H32z" fill="${RED}"/>${inked(p.ink, `<ellipse cy="-62" rx="66" ry="13" fill="#3b1d78"/>`)}<path d="M-66-62a66 13 0 0 0 132 0q-66 18-132 0z" fill="${p.second}"/>`,
        ),
    ),
  search: (id) =>
    drawScene(id, (p) => {
      const eye = `<circle r="15" fill="#fff"/><circle cx="4" r="10" fill="${p.ink}"/><circle cx="1" cy="-4" r="3.500" fill="#fff"/>`;
      return (
        balloon(236, 62, 0.95, RED, p.ink, [232, 132]) +
        put(136, 222, drawSeller(p, { left: [-66, -66], right: [78, -92], mood: 'happy', look: 4 })) +
        put(166, 84, drawLens(p, eye), 1) +
        inked(p.ink, `<circle cx="214" cy="132" r="12" fill="${p.skin}"/>`)
      );
    }),
  failed: (id) =>
    drawScene(
      id,
      (p) =>
        `${limb('M206 150Q214 118 226 92', 5, p.paper, p.ink)}${put(228, 62, drawBang(p.second, RED, p.ink), 1.05)}` +
        put(124, 222, drawSeller(p, { left: [-76, -116], right: [82, -74], mood: 'amazed', look: 5 })) +
        inked(p.ink, `<path d="M266 22l16-10 2 18zM274 106l14 10-18 6zM180 18l-14-6 2 16z" fill="${RED}"/>`, 6),
    ),
  maintenance: (id) =>
    drawScene(
      id,
      (p) =>
        `${put(64, 78, drawGear(p.third, p.ink), 1.2)}${put(104, 32, drawGear(p.second, p.ink), 0.62, 20)}` +
        put(144, 222, drawSeller(p, { left: [-50, -44], right: [74, -112], mood: 'happy' })) +
        put(218, 84, drawWrench(p), 1.05, 14) +
        inked(p.ink, `<circle cx="216" cy="112" r="13" fill="${p.skin}"/>`),
    ),
  denied: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 222, drawSeller(p, { left: [-46, -58], right: [80, -138], mood: 'calm' })) +
        inked(
          p.ink,
          `<path d="M213 82V58q0-5 5-5t5 5V50q0-5 6-5t6 5v9q1-5 6-4 4 1 4 6v26q0 14-16 14t-16-18z" fill="${p.skin}"/>`,
        ) +
        `${inked(p.ink, `<path d="M24 224V140H42V224zM246 224V140H264V224z" fill="${p.third}"/><path d="M14 150H274V180H14z" fill="${p.paper}"/>`)}<path d="M30 150H60L46 180H16zM88 150H118L104 180H74zM204 150H234L220 180H190zM262 150H274V178L272 180H248z" fill="${RED}"/>` +
        put(144, 178, drawLock(p)),
      120,
    ),
  lost: (id) =>
    drawScene(
      id,
      (p) =>
        put(214, 224, drawSignpost(p), 1.12) +
        balloon(30, 46, 0.72, RED, p.ink) +
        put(112, 222, drawSeller(p, { left: [-44, -148], right: [60, -58], mood: 'worried', look: 5 })),
      110,
    ),
  offline: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 222, drawSeller(p, { left: [-68, -68], right: [68, -68], mood: 'worried' })) +
        put(144, 222, drawPulledPlug(p, [62, -70], -6)),
      110,
    ),
  welcome: (id) =>
    drawScene(
      id,
      (p) =>
        bunch(
          [
            [40, 96, 0.86],
            [92, 44, 0.9],
            [30, 42, 0.82],
            [66, 78, 1],
          ],
          p.ink,
          [88, 156],
        ) + put(164, 224, drawSeller(p, { left: [-74, -66], right: [74, -132], mood: 'glad' })),
    ),
  success: (id) =>
    drawScene(
      id,
      (p) =>
        drawConfetti(BALLOON_COLORS) +
        put(144, 224, drawSeller(p, { left: [-72, -140], right: [72, -140], mood: 'glad' })) +
        `${put(62, 62, drawStar(p.second, p.ink, 40), 1, -14)}${put(226, 62, drawStar(p.second, p.ink, 40), 1, 14)}`,
    ),
  friends: (id) =>
    drawScene(
      id,
      (p) =>
        balloon(144, 44, 0.95, p.third, p.ink, [144, 148]) +
        put(84, 224, drawSeller(p, { left: [-56, -128], right: [66, -90], mood: 'glad' }), 0.86) +
        put(204, 224, drawSeller(p, { left: [-66, -90], right: [56, -128], mood: 'glad', other: '#1fa97a' }), 0.86),
      124,
    ),
  chat: (id) =>
    drawScene(
      id,
      (p) =>
        put(128, 224, drawSeller(p, { left: [-70, -116], right: [62, -74], mood: 'glad' })) +
        `${put(228, 62, drawBubble(p.paper, p.ink, p.ink), 1.05)}${put(52, 52, drawBubble(p.third, '#fff', p.ink, -1), 0.84)}`,
    ),
  break: (id) =>
    drawScene(
      id,
      (p) =>
        balloon(222, 66, 1, p.third, p.ink, [208, 172]) +
        `${inked(p.ink, `<path d="M44 96H206V122H44zM44 132H206V158H44z" fill="${p.second}"/><path d="M36 172H214V192H36z" fill="#ee8a12"/><path d="M52 192H70V224H52zM180 192H198V224H180z" fill="#3b2a8c"/>`)}` +
        put(124, 212, drawSeller(p, { left: [-52, -42], right: [40, -56], mood: 'asleep', sits: true }), 1) +
        put(
          168,
          150,
          `${limb('M20-8q16 0 14 12t-18 10', 6, '#fff', p.ink)}${inked(p.ink, `<path d="M-20-20H20L16 20H-16z" fill="${p.paper}"/>`)}<path d="M-18-4H18L17 8H-17z" fill="${RED}"/>`,
        ),
      110,
    ),
  card: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 224, drawSeller(p, { left: [-66, -62], right: [66, -76], mood: 'glad' })) +
        put(144, 160, drawCard(p), 1.25, -6) +
        inked(
          p.ink,
          `<circle cx="80" cy="170" r="12" fill="${p.skin}"/><circle cx="208" cy="154" r="12" fill="${p.skin}"/>`,
        ) +
        `<path d="${starPath(240, 70, 18, 4, 0.3)}${starPath(52, 88, 13, 4, 0.3)}" fill="#ffc93c"/>`,
    ),
};
