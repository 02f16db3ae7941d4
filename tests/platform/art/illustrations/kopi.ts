import { pointAt, repeat } from '../subjects/fair-paints';
import { drawSparkle } from '../subjects/lounge-parts';
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
  ink: '#2a1710',
  main: ['#f4576b', '#c21f3a', '#740f24'],
  second: ['#fff6cf', '#f7c948', '#b9741a'],
  third: ['#a6ecd8', '#2f9e8c', '#125a55'],
  paper: ['#fffaf0', '#f6e7cb', '#cfae84'],
  skin: ['#fffdf6', '#f4e6cd', '#cbaf8a'],
};
const BRASS = '#e8a33d';
const LIMB = '#d9923a';
const ARM = { width: 9, sleeve: LIMB, hand: '#fffdf6', handRadius: 12 };

interface Pose {
  readonly left: Point;
  readonly right: Point;
  readonly mood: Mood;
  readonly look?: number;
  readonly sits?: boolean;
  /** Fill of another cup. */
  readonly other?: string;
  /** Whether there is no coffee in it. */
  readonly isEmpty?: boolean;
}

/** Eyes as in the cartoons of the 1930s: tall, with a slice cut out. */
const drawPieEyes = (look: number, ink: string) =>
  [-17, 17]
    .map((x) => put(x + look, 0, `<ellipse rx="8.500" ry="15" fill="${ink}"/><path d="M0 0L9-12V2z" fill="#fffaf0"/>`))
    .join('');

/** The cup, whose feet are at the point 0, 0: a face, gloves, shoes, a bow tie and steam. */
function drawCup(paints: Paints, { left, right, mood, look = 0, sits = false, other, isEmpty = false }: Pose): string {
  const { ink, main, paper, second } = paints;
  const china = other ?? paper;
  const legs = sits ? 'M-18-36Q-48-40-46-8M18-36Q48-40 46-8' : 'M-17-38V-8M17-38V-8';
  const feet = sits ? 50 : 22;
  const hasPieEyes = mood !== 'asleep' && mood !== 'glad';
  const brows =
    mood === 'worried' ? `<path d="M-30-20l16-7M30-20l-16-7" fill="none" stroke="${ink}" stroke-width="5.500"/>` : '';
  return (
    `${limb('M48-112Q88-116 80-84T38-58', 11, china, ink)}${limb(legs, 9, LIMB, ink)}${inked(ink, `<path d="M${-feet - 19}-1q0-15 18-15q18 0 18 15zM${feet - 17}-1q0-15 18-15q18 0 18 15z" fill="${main}"/><path d="M-57-126H57Q58-64 28-32H-28Q-58-64-57-126z" fill="${china}"/><ellipse cy="-126" rx="57" ry="14" fill="${china}"/>`)}` +
    `<ellipse cy="-125" rx="48" ry="9" fill="${isEmpty ? '#cbaf8a' : '#4a2413'}"/>${isEmpty ? '' : '<path d="M-30-124q30-9 60 0" fill="none" stroke="#c98a4b" stroke-width="5"/>'}<path d="M-56-104Q0-88 56-104L54-94Q0-78-54-94z" fill="${second}"/>` +
    `${isEmpty ? '' : `<path d="M-16-148q-13-12 0-24t0-22M16-150q-13-12 0-24t0-16" fill="none" stroke="${BRASS}" stroke-width="8" opacity=".8"/>`}` +
    `${put(0, -70, hasPieEyes ? drawPieEyes(look, ink) + brows : drawEyes(mood, 17, ink))}${put(0, -48, drawMouth(mood, ink), 0.9)}${inked(ink, `<path d="M0-30L-18-38V-20zL18-38V-20z" fill="${other === undefined ? main : second}"/>`)}` +
    `${drawArm([-46, -66], left, ink, ARM)}${drawArm([46, -66], right, ink, ARM)}`
  );
}

/** The moon, asleep or awake, as a companion. */
const drawMoon = ({ ink, second }: Paints, mood: Mood = 'calm') =>
  `${inked(ink, `<path d="${CRESCENT}" fill="${second}"/>`)}${mood === 'asleep' ? `<path d="M-24-2q6 7 12 0" fill="none" stroke="${ink}" stroke-width="5"/>` : `<ellipse cx="-17" cy="-3" rx="4" ry="6.500" fill="${ink}"/>`}<path d="M-14 14q8 5 14 0" fill="none" stroke="${ink}" stroke-width="5"/>`;

const drawTopHat = ({ ink, main }: Paints) =>
  `${inked(ink, '<path d="M-24 2L-28-44Q0-52 28-44L24 2z" fill="#5b3a2a"/><path d="M-44 0Q0-12 44 0Q46 10 38 12Q0 2-38 12Q-46 10-44 0z" fill="#5b3a2a"/>')}<path d="M-24-2L-26-16Q0-22 26-16L24-2Q0-9-24-2z" fill="${main}"/>`;

/** A fan of rays, as on the walls of a lounge. */
const FAN = `<path fill="${BRASS}" opacity=".16" d="${repeat(7, (at) => {
  const [from, to] = [at * 26 - 87, at * 26 - 69].map((angle) => pointAt(angle, 136, 144, 224).map(Math.round));
  return `M144 224L${from?.join(' ')}A136 136 0 0 1 ${to?.join(' ')}z`;
})}"/>`;

const drawScene = (id: string, draw: (paints: Paints) => string, width = 90) => {
  const paints = createPaints(id, COLORS);
  return `${paints.defs}${withRoundLines(`${FAN}${drawShadow('#0a0506', width)}${draw(paints)}`)}`;
};

/** The lounge: a cup and the moon. */
export const KOPI_ILLUSTRATIONS: IllustrationSet = {
  empty: (id) =>
    drawScene(
      id,
      (p) =>
        put(54, 56, drawMoon(p), 0.95) +
        put(138, 224, drawCup(p, { left: [-74, -78], right: [78, -138], mood: 'worried', isEmpty: true })) +
        `${inked(p.ink, `<ellipse cx="56" cy="142" rx="44" ry="10" fill="${p.second}"/>`)}<ellipse cx="56" cy="140" rx="32" ry="5" fill="#b9741a"/>` +
        put(
          222,
          104,
          `${inked(p.ink, `<circle cy="-40" r="7" fill="${p.second}"/><path d="M-44 0Q-42-36 0-36T44 0z" fill="${p.second}"/>`)}<path d="M-28-8q2-16 16-18" fill="none" stroke="#fff" stroke-width="6"/>`,
          0.86,
          16,
        ),
    ),
  search: (id) =>
    drawScene(
      id,
      (p) =>
        put(54, 56, drawMoon(p), 1.05) +
        put(128, 224, drawCup(p, { left: [-72, -40], right: [86, -62], mood: 'happy', look: 5 })) +
        put(
          190,
          106,
          drawLens(p, `<path d="${CRESCENT}" fill="${BRASS}" transform="translate(-2 2) scale(.52)"/>`),
          1.12,
        ),
    ),
  failed: (id) =>
    drawScene(
      id,
      (p) =>
        put(236, 60, drawBang(p.second, '#c21f3a', p.ink)) +
        put(134, 224, drawCup(p, { left: [-80, -112], right: [82, -112], mood: 'amazed' })) +
        `<path d="M164 98L150 120 170 132 152 156" fill="none" stroke="${p.ink}" stroke-width="7"/>` +
        inked(
          p.ink,
          `<path d="M180 86l20-4-8 20zM64 214q-26 2-30-8t18-10q4-14 22-8 18-2 14 12t-24 14z" fill="#6a3519"/>`,
          6,
        ),
      104,
    ),
  maintenance: (id) =>
    drawScene(
      id,
      (p) =>
        `${put(56, 92, drawGear(p.second, p.ink), 1.05)}${put(46, 34, drawGear(p.third, p.ink), 0.6, 20)}` +
        put(140, 224, drawCup(p, { left: [-74, -32], right: [80, -96], mood: 'happy' })) +
        put(222, 96, drawWrench(p), 1.1, 14) +
        `${inked(p.ink, '<circle cx="219" cy="128" r="12" fill="#fffdf6"/>')}<path d="M104 128l30 12M110 144l20-20" stroke="${p.ink}" stroke-width="17"/><path d="M104 128l30 12M110 144l20-20" stroke="#f0b27a" stroke-width="9"/>`,
    ),
  denied: (id) =>
    drawScene(
      id,
      (p) =>
        put(48, 50, drawMoon(p), 0.9) +
        put(140, 214, drawCup(p, { left: [-74, -78], right: [82, -110], mood: 'calm' })) +
        inked(
          p.ink,
          '<path d="M209 96V72q0-5 5-5t5 5V64q0-5 6-5t6 5v9q1-5 6-4 4 1 4 6v26q0 14-16 14t-16-18z" fill="#fffdf6"/>',
        ) +
        `${inked(p.ink, `<path d="M30 224V164H48V224zM240 224V164H258V224z" fill="${p.second}"/><circle cx="39" cy="154" r="13" fill="${p.second}"/><circle cx="249" cy="154" r="13" fill="${p.second}"/>`)}${limb('M44 172Q144 230 244 172', 15, '#c21f3a', p.ink)}` +
        put(144, 204, drawLock(p), 0.8),
      120,
    ),
  lost: (id) =>
    drawScene(
      id,
      (p) =>
        put(226, 224, drawSignpost(p), 1.05) +
        put(44, 46, drawMoon(p, 'asleep'), 0.8) +
        put(98, 224, drawCup(p, { left: [-62, -108], right: [66, -32], mood: 'worried', look: 5 }), 0.9),
      112,
    ),
  offline: (id) =>
    drawScene(
      id,
      (p) =>
        put(226, 52, drawMoon(p, 'asleep')) +
        put(144, 220, drawCup(p, { left: [-74, -52], right: [74, -52], mood: 'worried', isEmpty: true })) +
        put(144, 234, drawPulledPlug(p, [66, -50], -14)),
      116,
    ),
  welcome: (id) =>
    drawScene(
      id,
      (p) =>
        put(50, 62, drawMoon(p), 1.2) +
        put(138, 224, drawCup(p, { left: [-76, -88], right: [78, -122], mood: 'glad' })) +
        put(226, 92, drawTopHat(p), 1, 16) +
        drawSparkle(102, 28, 13, BRASS) +
        drawSparkle(262, 142, 11, BRASS),
    ),
  success: (id) =>
    drawScene(
      id,
      (p) =>
        `${drawSparkle(40, 128, 16, BRASS)}${drawSparkle(254, 128, 16, BRASS)}${drawSparkle(96, 22, 12, BRASS)}${drawSparkle(196, 22, 12, BRASS)}` +
        put(144, 226, drawCup(p, { left: [-82, -132], right: [82, -132], mood: 'glad' })) +
        `${put(60, 68, drawStar(p.second, p.ink, 38), 1, -14)}${put(228, 68, drawStar(p.second, p.ink, 38), 1, 14)}`,
    ),
  friends: (id) =>
    drawScene(
      id,
      (p) =>
        put(144, 42, drawMoon(p), 0.9) +
        put(206, 226, drawCup(p, { left: [-76, -96], right: [70, -40], mood: 'glad', other: p.main }), 0.82) +
        put(80, 226, drawCup(p, { left: [-68, -40], right: [76, -96], mood: 'glad' }), 0.82),
      130,
    ),
  chat: (id) =>
    drawScene(
      id,
      (p) =>
        put(44, 136, drawMoon(p), 1.05) +
        put(150, 226, drawCup(p, { left: [-60, -22], right: [80, -92], mood: 'glad' }), 0.94) +
        `${put(226, 52, drawBubble(p.paper, p.ink, p.ink), 1.05)}${put(72, 52, drawBubble(p.main, '#fff', p.ink), 0.86)}`,
    ),
  break: (id) =>
    drawScene(
      id,
      (p) =>
        `${drawSparkle(48, 48, 14, BRASS)}${drawSparkle(236, 190, 11, BRASS)}${drawSparkle(226, 28, 11, BRASS)}` +
        inked(
          p.ink,
          `<path transform="translate(134 124) scale(2.6)" d="${CRESCENT}" fill="${p.second}" stroke-width="3.500"/>`,
        ) +
        put(156, 176, drawCup(p, { left: [-64, -26], right: [64, -26], mood: 'asleep', sits: true }), 0.8),
    ),
  card: (id) =>
    drawScene(
      id,
      (p) =>
        put(50, 52, drawMoon(p), 0.95) +
        put(144, 222, drawCup(p, { left: [-76, -44], right: [76, -58], mood: 'glad' })) +
        put(144, 184, drawCard(p), 1.16, -6) +
        `${inked(p.ink, '<circle cx="78" cy="186" r="12" fill="#fffdf6"/><circle cx="210" cy="172" r="12" fill="#fffdf6"/>')}${drawSparkle(240, 76, 15, BRASS)}`,
    ),
};
