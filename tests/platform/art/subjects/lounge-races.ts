import {
  BRASS,
  BURGUNDY,
  createLinearPaint,
  createRadialPaint,
  drawCard,
  drawMirrored,
  drawNightGround,
  drawSparkle,
  drawSuit,
  NIGHT_INK,
} from './lounge-parts';
import type { DrawSubject } from './subject';

/** A racing car on the planks of a pier. */
const pierRacing: DrawSubject = (palette) => {
  const code = 'PIER_RACING';
  const half = `<path d="M36 132H74V188H48Q36 186 36 174z" fill="#23232b" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M46 140V178" stroke="#5a5a68" stroke-width="5" stroke-linecap="round"/><path d="M70 148L98 140V156L70 164z" fill="#c9d6e2" stroke="${NIGHT_INK}" stroke-width="4"/>`;
  return {
    back: `${drawNightGround(code, palette, 90)}<path d="M-110 120H350V300H-110z" fill="${palette.mid}" opacity=".6"/><g stroke="#dff6ff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"><path d="M-90 150h50M-60 190h40M270 150h50M250 196h60"/></g><path d="M96 120H144L290 300H-50z" fill="#8a5a2c"/><g stroke="#4a2a10" stroke-width="5"><path d="M84 136H156M70 154H170M50 176H190M24 206H216M-10 246H250"/></g>`,
    front:
      `<defs>${createLinearPaint(`${code}-body`, ['#ff8a8f', '#dd1f3c', '#7a0c22'], 'x2="1" y2=".6"')}${createLinearPaint(`${code}-glass`, ['#c9f1ff', '#3f93c8', '#17456e'])}</defs>` +
      `<path d="M58 70H182V94H58z" fill="url(#${code}-body)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M62 76H178" stroke="#ffb9bd" stroke-width="4"/><path d="M86 94h12v30H86zM142 94h12v30h-12z" fill="#3a0614" stroke="${NIGHT_INK}" stroke-width="4"/>${drawMirrored(half)}<path d="M84 172L92 116Q98 98 120 98T148 116L156 172 144 192H96z" fill="url(#${code}-body)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/>` +
      `<circle cx="120" cy="96" r="25" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M98 92Q120 84 142 92V104Q120 114 98 104z" fill="url(#${code}-glass)" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M104 82Q108 76 116 75" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M106 128h28l-5 40h-18z" fill="#fff3d8"/><path d="M46 184H194L202 202H38z" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M56 193H184" stroke="#26262e" stroke-width="7" stroke-dasharray="12 9"/>`,
  };
};

/** The head of a racehorse with a bridle. */
const virtualDerby: DrawSubject = (palette) => {
  const code = 'VIRTUAL_DERBY';
  return {
    back: `${drawNightGround(code, palette, 110)}<path d="M-110 176H350V300H-110z" fill="#0e5a36"/><path d="M-110 226H350V300H-110z" fill="#a8713a"/><g stroke="#fff3d8" stroke-width="7"><path d="M-110 168H350M-80 168V226M-20 168V226M40 168V226M220 168V226M280 168V226"/></g>`,
    front:
      `<defs>${createLinearPaint(`${code}-coat`, ['#ffcb8a', '#d98440', '#96501f'], 'x2=".8" y2="1"')}${createLinearPaint(`${code}-mane`, ['#fff0d6', '#d0a468'])}</defs>` +
      `<path d="M120 48Q160 40 184 78 204 122 192 204H168Q176 140 150 96z" fill="url(#${code}-mane)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M112 66L116 34 134 56Q170 72 178 122 182 164 176 204H92Q112 176 106 146 92 156 76 168 60 180 46 170 34 160 42 146 62 126 74 96 84 72 112 66z" fill="url(#${code}-coat)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M106 146Q126 138 134 118" fill="none" stroke="#4a200c" stroke-width="5" stroke-linecap="round"/><path d="M112 72Q96 84 84 112L58 146Q66 120 78 96 88 76 112 72z" fill="#fff1dc"/>` +
      `<path d="M72 104L106 142" stroke="#c21f3a" stroke-width="9"/><path d="M96 74L132 122 178 150" fill="none" stroke="#c21f3a" stroke-width="9" stroke-linejoin="round"/><circle cx="105" cy="141" r="8" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="131" cy="121" r="7" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M98 94Q108 86 116 96 108 106 98 94z" fill="#fff" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="106" cy="96" r="4.500" fill="${NIGHT_INK}"/><path d="M50 152q6-8 12-4" fill="none" stroke="${NIGHT_INK}" stroke-width="5" stroke-linecap="round"/><path d="M52 168Q66 166 76 156" fill="none" stroke="${NIGHT_INK}" stroke-width="4" stroke-linecap="round"/><path d="M120 62L121 48 128 58z" fill="#5a2810"/><path d="M112 66Q118 40 138 48 128 58 132 78 118 80 112 66z" fill="url(#${code}-mane)" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/>${drawSparkle(56, 64, 11)}`,
  };
};

/** The cap of a landlord above the two cards that decide about it. */
const landlordDuel: DrawSubject = (palette) => {
  const code = 'LANDLORD_DUEL';
  return {
    back: `${drawNightGround(code, palette, 110)}<path d="M-110-60H120L60 300H-110z" fill="#c21f3a" opacity=".22"/><path d="M350-60H120L60 300H350z" fill="#2277cf" opacity=".2"/>`,
    front:
      `<defs>${createLinearPaint(`${code}-card`, ['#fffdf5', '#fbeed3', '#e2c597'], 'x2=".7" y2="1"')}${createRadialPaint(`${code}-cap`, ['#6a6ab0', '#26265a', '#0d0d26'])}${createLinearPaint(`${code}-band`, BURGUNDY)}${createLinearPaint(`${code}-buckle`, BRASS)}</defs>` +
      `<g transform="translate(120 142) scale(.86) translate(-120 -142)">${drawCard({ x: 74, y: 150, angle: -14 }, `url(#${code}-card)`, drawSuit('spade', -2, 14, 2.3))}${drawCard({ x: 166, y: 150, angle: 14 }, `url(#${code}-card)`, drawSuit('heart', 4, 14, 2.4))}</g>` +
      `<path d="M66 94Q70 46 120 46T174 94z" fill="url(#${code}-cap)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M88 80Q94 62 110 57" fill="none" stroke="#c3c8f5" stroke-width="7" stroke-linecap="round"/><path d="M60 88H180V110Q120 98 60 110z" fill="url(#${code}-band)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><circle cx="120" cy="44" r="10" fill="#e8344f" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M106 80h28l-5 28h-18z" fill="url(#${code}-buckle)" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><path d="M113 87h14v9h-14z" fill="#35d68a"/>${drawSparkle(52, 66, 11)}${drawSparkle(190, 58, 9)}`,
  };
};

/** Subjects of the races, and of the duel beside them. */
export const LOUNGE_RACE_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  PIER_RACING: pierRacing,
  VIRTUAL_DERBY: virtualDerby,
  LANDLORD_DUEL: landlordDuel,
};
