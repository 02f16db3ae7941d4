import { starPath } from '../subjects/fair-paints';
import { cloud } from '../subjects/festive-paint';
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
  CRESCENT,
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
  drawWrench,
} from './things';

const COLORS = {
  ink: '#3a0a0c',
  main: ['#ff8a68', '#e5282a', '#9c0f18'],
  second: ['#fff6c9', '#ffd04a', '#e0890f'],
  third: ['#b5f7d4', '#25b878', '#077048'],
  paper: ['#ffffff', '#fff6e2', '#e6c795'],
  skin: ['#ffeedd', '#ffd0a6', '#ee9f6f'],
};
const HAIR = '#5a2018';

interface Pose {
  readonly left: Point;
  readonly right: Point;
  readonly mood: Mood;
  readonly look?: number;
  readonly sits?: boolean;
  /** Fill of another child's clothes. */
  readonly other?: string;
}

/** The lantern child, whose feet are at the point 0, 0: two knots of hair, round cheeks and a festive coat. */
function drawChild(paints: Paints, { left, right, mood, look = 0, sits = false, other }: Pose): string {
  const { ink, second, skin, third } = paints;
  const coat = other ?? paints.main;
  const ribbon = other === undefined ? '#e5282a' : '#ffd04a';
  const legs = sits ? 'M-14-28Q-42-30-42-8M14-28Q42-30 42-8' : 'M-14-30V-8M14-30V-8';
  const feet = sits ? 46 : 18;
  const arm = { width: 17, sleeve: coat, hand: skin, handRadius: 12 };
  return (
    `${limb(legs, 17, other === undefined ? '#25b878' : '#e0890f', ink)}${inked(ink, `<path d="M${-feet - 15}-1q0-12 15-12q15 0 15 12zM${feet - 15}-1q0-12 15-12q15 0 15 12z" fill="${HAIR}"/><path d="M-24-84Q0-92 24-84L46-26Q0-12-46-26z" fill="${coat}"/>`)}<path d="M-42-36Q0-22 42-36L46-26Q0-12-46-26z" fill="${second}"/><path d="M0-72V-34" stroke="${second}" stroke-width="8" stroke-dasharray="0 14"/>` +
    `${drawArm([-26, -74], left, ink, arm)}${drawArm([26, -74], right, ink, arm)}` +
    `${inked(ink, `<circle cx="-37" cy="-166" r="18" fill="${HAIR}"/><circle cx="37" cy="-166" r="18" fill="${HAIR}"/><circle cx="-26" cy="-152" r="8" fill="${ribbon}"/><circle cx="26" cy="-152" r="8" fill="${ribbon}"/><path d="M-46-124a46 44 0 0 1 92 0q0 42-46 42t-46-42z" fill="${skin}"/>`)}<path d="M-46-124a46 44 0 0 1 92 0Q34-132 30-146 16-136 0-138-16-136-30-146-34-132-46-124z" fill="${HAIR}"/>` +
    `<circle cx="-30" cy="-106" r="9" fill="#ff7d6b" opacity=".6"/><circle cx="30" cy="-106" r="9" fill="#ff7d6b" opacity=".6"/><circle cy="-146" r="6" fill="${third}"/>${put(0, -118, drawEyes(mood, 19, ink, look))}${put(0, -102, drawMouth(mood, ink), 0.85)}`
  );
}

/** A lantern that hangs from the point 0, 0. */
const drawLantern = ({ ink, main, second }: Paints, isLit = true) =>
  `${isLit ? '<circle cy="43" r="47" fill="#ffc93c" opacity=".28"/>' : ''}<path d="M0 0V16M0 74V92" stroke="${ink}" stroke-width="6"/>${inked(ink, `<path d="M-15 14H15V24H-15zM-15 62H15V72H-15zM-6 76H6L9 98H-9z" fill="${main}"/><ellipse cy="43" rx="36" ry="24" fill="${isLit ? second : '#a8938a'}"/>`)}<path d="M-14 23q-12 20 0 40M14 23q12 20 0 40" fill="none" stroke="${isLit ? '#e5282a' : '#6d5750'}" stroke-width="6"/>`;

/** A stick from a hand to the lantern that hangs from its end. */
const drawStick = (from: Point, to: Point, paints: Paints, isLit = true) =>
  `${limb(`M${from.join(' ')}L${to.join(' ')}`, 6, '#c77b2b', paints.ink)}${put(to[0], to[1], drawLantern(paints, isLit))}`;

const drawIngot = ({ ink, second }: Paints) =>
  `${inked(ink, `<path d="M-48-10Q-34-20-24-4 0-40 24-4 34-20 48-10 38 26 0 26T-48-10z" fill="${second}"/>`)}<path d="M-26 0Q0 12 26 0" fill="none" stroke="#b96a08" stroke-width="6"/>`;

const CLOUDS = `<g opacity=".2">${cloud(4, 150, 1.3, '#d9342b')}${cloud(176, 132, 1.1, '#d9342b')}</g>`;

const drawScene = (id: string, draw: (paints: Paints) => string, width = 84) => {
  const paints = createPaints(id, COLORS);
  return `${paints.defs}${withRoundLines(`${CLOUDS}${drawShadow(paints.ink, width)}${draw(paints)}`)}`;
};

/** The festival: a child with a lantern. */
export const SOL_ILLUSTRATIONS: IllustrationSet = {
  empty: (id) =>
    drawScene(
      id,
      (p) =>
        drawStick([64, 168], [52, 46], p, false) +
        put(144, 224, drawChild(p, { left: [-72, -62], right: [60, -58], mood: 'worried', look: 4 })) +
        `${put(224, 140, `${inked(p.ink, `<path d="M-32-50H32V34H-32z" fill="${p.main}"/><path d="M-32 34H32L0 62z" fill="#9c0f18"/>`)}<path d="M-26 34H26L0 44z" fill="${p.ink}"/><circle cy="-12" r="16" fill="${p.second}"/>`, 0.9, 12)}${inked(p.ink, `<circle cx="200" cy="160" r="12" fill="${p.skin}"/>`)}`,
    ),
  search: (id) =>
    drawScene(
      id,
      (p) =>
        drawStick([70, 150], [52, 30], p) +
        put(138, 224, drawChild(p, { left: [-68, -74], right: [76, -64], mood: 'happy', look: 4 })) +
        put(192, 106, drawLens(p, `<path d="${starPath(0, 0, 19, 5, 0.5)}" fill="#ffb52e"/>`), 1.12) +
        inked(p.ink, `<circle cx="214" cy="160" r="12" fill="${p.skin}"/>`),
    ),
  failed: (id) =>
    drawScene(
      id,
      (p) =>
        put(118, 224, drawChild(p, { left: [-72, -98], right: [74, -98], mood: 'amazed', look: 4 })) +
        `${put(232, 66, drawBang(p.second, '#e5282a', p.ink), 0.96)}${put(44, 122, drawLantern(p, false), 0.95, -26)}<path d="M86 148l-12 14 14 10-16 14" fill="none" stroke="${p.ink}" stroke-width="7"/>`,
      110,
    ),
  maintenance: (id) =>
    drawScene(
      id,
      (p) =>
        `${put(56, 96, drawGear(p.third, p.ink), 1.1)}${put(48, 34, drawGear(p.second, p.ink), 0.64, 20)}` +
        put(140, 224, drawChild(p, { left: [-58, -34], right: [78, -96], mood: 'happy' })) +
        put(222, 98, drawWrench(p), 1.1, 14) +
        inked(p.ink, `<circle cx="219" cy="128" r="12" fill="${p.skin}"/>`),
    ),
  denied: (id) =>
    drawScene(
      id,
      (p) =>
        `${inked(p.ink, `<circle cx="144" cy="116" r="108" fill="${p.second}"/><circle cx="144" cy="116" r="88" fill="${p.main}"/>`)}<path d="M144 28V204" stroke="${p.ink}" stroke-width="7"/><g fill="#ffd04a"><circle cx="84" cy="84" r="8"/><circle cx="84" cy="124" r="8"/><circle cx="204" cy="84" r="8"/><circle cx="204" cy="124" r="8"/></g>` +
        put(166, 226, drawChild(p, { left: [-58, -60], right: [48, -36], mood: 'calm' }), 0.86) +
        put(84, 172, drawLock(p), 1.2),
      100,
    ),
  lost: (id) =>
    drawScene(
      id,
      (p) =>
        `${put(216, 224, drawSignpost(p), 1.08)}${drawStick([52, 158], [44, 44], p, false)}` +
        put(116, 224, drawChild(p, { left: [-64, -66], right: [50, -40], mood: 'worried', look: 5 })),
      112,
    ),
  offline: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 224, drawChild(p, { left: [-72, -52], right: [72, -52], mood: 'worried' })) +
        put(144, 236, drawPulledPlug(p, [64, -54], -16)),
      116,
    ),
  welcome: (id) =>
    drawScene(
      id,
      (p) =>
        drawStick([74, 142], [56, 22], p) +
        put(152, 224, drawChild(p, { left: [-78, -82], right: [80, -116], mood: 'glad' })) +
        `<path d="${starPath(256, 52, 16, 4, 0.3)}${starPath(104, 28, 11, 4, 0.3)}" fill="#ffb52e"/>`,
    ),
  success: (id) =>
    drawScene(
      id,
      (p) =>
        drawConfetti(['#e5282a', '#ffc93c', '#25b878', '#ffd04a']) +
        put(144, 226, drawChild(p, { left: [-78, -118], right: [78, -118], mood: 'glad' })) +
        `${put(56, 88, drawIngot(p), 0.92, -12)}${put(232, 88, drawIngot(p), 0.92, 12)}`,
    ),
  friends: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 8, drawLantern(p), 0.94) +
        put(84, 226, drawChild(p, { left: [-62, -92], right: [62, -58], mood: 'glad' }), 0.86) +
        put(204, 226, drawChild(p, { left: [-62, -58], right: [62, -92], mood: 'glad', other: p.third }), 0.86),
      128,
    ),
  chat: (id) =>
    drawScene(
      id,
      (p) =>
        put(140, 226, drawChild(p, { left: [-66, -54], right: [76, -88], mood: 'glad' }), 0.88) +
        `${put(230, 52, drawBubble(p.paper, p.ink, p.ink), 1.04)}${put(54, 56, drawBubble(p.main, '#fff', p.ink, -1), 0.86)}`,
    ),
  break: (id) =>
    drawScene(
      id,
      (p) =>
        `<path d="${starPath(42, 50, 14, 4, 0.3)}${starPath(240, 182, 12, 4, 0.3)}" fill="#ffb52e"/>` +
        inked(
          p.ink,
          `<path transform="translate(132 124) scale(2.6)" d="${CRESCENT}" fill="${p.second}" stroke-width="3.500"/>`,
        ) +
        put(152, 180, drawChild(p, { left: [-42, -36], right: [56, -44], mood: 'asleep', sits: true }), 0.82) +
        put(236, 44, drawLantern(p), 0.7),
    ),
  card: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 224, drawChild(p, { left: [-72, -48], right: [72, -62], mood: 'glad' })) +
        put(144, 178, drawCard(p), 1.14, -6) +
        `${inked(p.ink, `<circle cx="80" cy="182" r="12" fill="${p.skin}"/><circle cx="208" cy="168" r="12" fill="${p.skin}"/>`)}<path d="${starPath(246, 78, 17, 4, 0.3)}${starPath(46, 96, 13, 4, 0.3)}" fill="#ffb52e"/>`,
    ),
};
