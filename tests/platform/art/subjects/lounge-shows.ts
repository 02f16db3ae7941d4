import { listIndices } from '../picture-styles';
import {
  BRASS,
  BURGUNDY,
  createLinearPaint,
  createRadialPaint,
  drawMirrored,
  drawNightGround,
  drawSparkle,
  drawTurned,
  NIGHT_INK,
  PORCELAIN,
} from './lounge-parts';
import type { DrawSubject } from './subject';

/** Outline of a gear around the origin. */
const gearPath = (teeth: number, outer: number, inner: number) =>
  `M${listIndices(teeth)
    .flatMap((at) =>
      [
        [inner, -0.34],
        [outer, -0.2],
        [outer, 0.2],
        [inner, 0.34],
      ].map(([radius = 0, turn = 0]) => {
        const angle = ((at + turn) / teeth) * Math.PI * 2;
        return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
      }),
    )
    .join('L')}z`;

/** A tiger with a tape measure around its neck and a threaded needle. */
const tigerTailor: DrawSubject = (palette) => {
  const head =
    'M120 38C146 38 164 50 171 70 176 84 177 96 176 104L192 114 177 120 187 135 170 137C164 152 146 164 120 164 94 164 76 152 70 137L53 135 63 120 48 114 64 104C63 96 64 84 69 70 76 50 94 38 120 38z';
  const ear = `<circle cx="76" cy="58" r="22" fill="url(#TIGER_TAILOR-fur)" stroke="${NIGHT_INK}" stroke-width="5"/><circle cx="78" cy="61" r="11" fill="#5a1f12"/>`;
  const half =
    '<path d="M98 41q6 16 16 22-12 0-22-16zM66 84q16-4 26 4-12 6-27 8zM64 108q14-2 22 6-12 4-24 4zM72 138q10-10 18-8-4 12-12 16z" fill="#1d1210"/>' +
    `<path d="M78 84Q92 72 108 86L106 94H82z" fill="#fff4dc"/><path d="M80 98Q94 80 110 100 95 110 80 98z" fill="#f9e27a" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="97" cy="97" r="7.500" fill="#1f8f52"/><circle cx="97" cy="97" r="4" fill="${NIGHT_INK}"/><circle cx="94" cy="94" r="2.500" fill="#fff"/><path d="M76 88Q92 78 112 96" fill="none" stroke="${NIGHT_INK}" stroke-width="6" stroke-linecap="round"/>`;
  const tape = (d: string) =>
    `<path d="${d}" fill="none" stroke="${NIGHT_INK}" stroke-width="28"/><path d="${d}" fill="none" stroke="#ffd23c" stroke-width="21"/><path d="${d}" fill="none" stroke="#fff0a0" stroke-width="5" transform="translate(-6 0)"/>`;
  const ticks = (x: number, slope: number) =>
    listIndices(10)
      .map((at) => `<path d="M${x + slope * at} ${172 + at * 12}h${at % 2 === 0 ? 14 : 9}"/>`)
      .join('');
  return {
    back: `${drawNightGround('TIGER_TAILOR', palette, 92)}<path d="M120 92m-112 0a112 112 0 1 0 224 0 112 112 0 1 0-224 0" fill="${palette.bright}" opacity=".12"/><path d="M-24 300C-22 214 22 178 84 152H156C218 178 262 214 264 300z" fill="#5f1023" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M-24 300C-22 214 22 178 84 152L60 216 92 300z" fill="#7d1730"/><path d="M86 152H154L134 216 120 300 106 216z" fill="#fff1d8"/><path d="M86 152L60 214 78 222 68 240 116 300 120 280zM154 152L180 214 162 222 172 240 124 300 120 280z" fill="#96203d" stroke="${NIGHT_INK}" stroke-width="4"/>${tape('M86 148Q62 170 58 300')}${tape('M154 148Q178 170 182 300')}<g stroke="#3a1d08" stroke-width="4">${ticks(58, -1)}${ticks(172, 1)}</g>`,
    front:
      `<defs>${createLinearPaint('TIGER_TAILOR-fur', ['#ffc65a', '#f58a1f', '#d5580c'])}${createLinearPaint('TIGER_TAILOR-steel', ['#fff', '#c9d6e2', '#7c8fa3'], 'x2="1"')}</defs>` +
      `<path d="M120 172L92 156Q86 172 92 190zM120 172l28-16q6 16 0 34z" fill="#1f7a5a" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><circle cx="120" cy="172" r="8" fill="#35b57c" stroke="${NIGHT_INK}" stroke-width="4"/>` +
      `${drawMirrored(ear)}<path d="${head}" fill="url(#TIGER_TAILOR-fur)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M120 164C94 164 76 152 70 137L53 135 63 120Q80 140 120 142 160 140 177 120L187 135 170 137C164 152 146 164 120 164z" fill="#fff4dc"/>` +
      `<path d="M114 38h12l-2 22h-8z" fill="#1d1210"/><path d="M106 90Q120 82 134 90L138 118H102z" fill="#ffb347"/>${drawMirrored(half)}<ellipse cx="105" cy="130" rx="22" ry="18" fill="#fffaf0"/><ellipse cx="135" cy="130" rx="22" ry="18" fill="#fffaf0"/><path d="M104 113Q120 106 136 113 134 124 120 128 106 124 104 113z" fill="#e5607a" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="M120 128v8Q112 146 100 141M120 136Q128 146 140 141" fill="none" stroke="${NIGHT_INK}" stroke-width="4" stroke-linecap="round"/><circle cx="145" cy="97" r="22" fill="#bfe9ff" opacity=".25"/><circle cx="145" cy="97" r="22" fill="none" stroke="${NIGHT_INK}" stroke-width="9"/><circle cx="145" cy="97" r="22" fill="none" stroke="#ffd86b" stroke-width="5"/>` +
      `<path d="M193 136C214 156 190 178 150 176S110 196 128 204" fill="none" stroke="#ff4a63" stroke-width="5" stroke-linecap="round"/><path d="M198 124Q207 128 203 138L140 206 136 202z" fill="url(#TIGER_TAILOR-steel)" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><path d="M197 134l-7 8" stroke="${NIGHT_INK}" stroke-width="4" stroke-linecap="round"/>`,
  };
};

/** The striped canopy of a fair over a brass gear with the face of a clock. */
const clockworkCarnival: DrawSubject = (palette) => {
  const canopy =
    'M120 46Q104 74 40 92L44 112Q56 122 66 112 78 124 92 114 106 126 120 114 134 126 148 114 162 124 174 112 184 122 196 112L200 92Q136 74 120 46z';
  return {
    back: `${drawNightGround('CLOCKWORK_CARNIVAL', palette, 120)}<g fill="${palette.bright}" opacity=".2"><path transform="translate(20 40) rotate(10)" d="${gearPath(10, 62, 48)}"/><path transform="translate(232 214)" d="${gearPath(12, 74, 58)}"/></g><g fill="${palette.deep}"><circle cx="20" cy="40" r="28"/><circle cx="232" cy="214" r="36"/></g>`,
    front:
      `<defs>${createLinearPaint('CLOCKWORK_CARNIVAL-brass', ['#ffeeb0', '#e5a634', '#8a4f0e'], 'x2=".7" y2="1"')}${createRadialPaint('CLOCKWORK_CARNIVAL-face', PORCELAIN)}${createLinearPaint('CLOCKWORK_CARNIVAL-red', BURGUNDY)}</defs>` +
      `<g transform="translate(120 130)"><path d="${gearPath(12, 76, 62)}" fill="url(#CLOCKWORK_CARNIVAL-brass)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><circle r="54" fill="#7a4708"/><circle r="50" fill="${NIGHT_INK}"/><circle r="47" fill="url(#CLOCKWORK_CARNIVAL-face)"/>` +
      `<g fill="#4a2410">${drawTurned(12, 0, 0, (at) => `<path d="M-${at % 3 === 0 ? 4 : 2.5}-42h${at % 3 === 0 ? 8 : 5}v${at % 3 === 0 ? 13 : 8}h-${at % 3 === 0 ? 8 : 5}z"/>`)}</g><g stroke="${NIGHT_INK}" stroke-width="8" stroke-linecap="round"><path d="M0 4V34"/><path d="M0 4L-24 8"/></g><circle cy="4" r="9" fill="url(#CLOCKWORK_CARNIVAL-brass)" stroke="${NIGHT_INK}" stroke-width="4"/></g>` +
      `<path d="M52 112h136l-8 14H60z" opacity=".35"/><path d="${canopy}" fill="#fff1d8" stroke="${NIGHT_INK}" stroke-width="6" stroke-linejoin="round"/><path d="M120 46Q104 74 40 92L44 112Q56 122 66 112L70 84Q108 70 120 46zM120 46Q114 72 96 78L92 114Q106 126 120 114zM120 46Q126 72 144 78L148 114Q162 124 174 112L170 84Q132 70 120 46z" fill="url(#CLOCKWORK_CARNIVAL-red)"/>` +
      `<path d="M40 92Q104 74 120 46 136 74 200 92L199 98Q136 82 120 82 104 82 41 98z" fill="#fff" opacity=".22"/><path d="M120 114Q134 126 148 114 162 124 174 112 184 122 196 112L200 92Q136 74 120 46z" fill="#3a0614" opacity=".22"/><path d="M120 30v20" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M120 28Q136 22 152 32 138 36 120 42z" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><circle cx="120" cy="50" r="6" fill="#ffd23c" stroke="${NIGHT_INK}" stroke-width="3"/>` +
      `<g fill="#ffe58a" stroke="${NIGHT_INK}" stroke-width="3"><circle cx="66" cy="112" r="5"/><circle cx="92" cy="114" r="5"/><circle cx="120" cy="114" r="5"/><circle cx="148" cy="114" r="5"/><circle cx="174" cy="112" r="5"/></g>${drawSparkle(192, 60, 10)}${drawSparkle(46, 66, 8)}`,
  };
};

/** A ringmaster with a tall hat and a curled moustache, in the light of a ring of bulbs. */
const ringmasterRiches: DrawSubject = (palette) => ({
  back: `${drawNightGround('RINGMASTER_RICHES', palette, 120)}<g fill="${palette.bright}" opacity=".16"><path d="M-60-60L60 300h70zM300-60L180 300h-70z"/></g><defs>${createLinearPaint('RINGMASTER_RICHES-gold', BRASS)}</defs><circle cx="120" cy="120" r="84" fill="${NIGHT_INK}"/><circle cx="120" cy="120" r="81" fill="url(#RINGMASTER_RICHES-gold)"/><circle cx="120" cy="120" r="67" fill="#ffeebb"/><g fill="#f6c453">${drawTurned(8, 120, 120, () => '<path d="M120 120L107 54A67 67 0 0 1 133 54z"/>')}</g>${drawTurned(16, 120, 120, () => '<circle cx="120" cy="46" r="5" fill="#fffdf0" stroke="#a35a0c" stroke-width="3"/>')}<path d="M-20 300Q-12 200 92 160H148Q252 200 260 300z" fill="#a8142f" stroke="${NIGHT_INK}" stroke-width="5"/>${drawMirrored('<path d="M-10 236Q-2 198 44 184L62 200Q22 212 12 246z" fill="#f7c948" stroke="#170c0a" stroke-width="4"/><path d="M12 240l-10 18M26 226l-4 20M44 216l2 18" stroke="#f7c948" stroke-width="7" stroke-linecap="round"/>')}`,
  front:
    `<defs>${createLinearPaint('RINGMASTER_RICHES-hat', ['#4a3550', '#1f1424', '#0c070e'], 'x2="1" y2=".4"')}${createLinearPaint('RINGMASTER_RICHES-skin', ['#ffdcb0', '#f0b27a', '#c77d48'], 'x2="1" y2=".5"')}${createLinearPaint('RINGMASTER_RICHES-band', BURGUNDY)}</defs>` +
    `<path d="M94 152H146L124 206H116z" fill="#fff6e0" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M94 152L66 172 104 206 112 190zM146 152L174 172 136 206 128 190z" fill="#7d1026" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><path d="M72 173L103 199M168 173L137 199" stroke="#f7c948" stroke-width="4" stroke-linecap="round"/><path d="M120 182L96 170v26zM120 182l24-12v26z" fill="#241628" stroke="${NIGHT_INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M78 98h84v28Q162 170 120 172 78 170 78 126z" fill="url(#RINGMASTER_RICHES-skin)" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M78 98h11v28q-4 4-9 2zM162 98h-11v28q4 4 9 2z" fill="#3b1d12"/><g fill="#fff"><ellipse cx="102" cy="119" rx="9" ry="8"/><ellipse cx="138" cy="119" rx="9" ry="8"/></g><circle cx="104" cy="120" r="5" fill="${NIGHT_INK}"/><circle cx="136" cy="120" r="5" fill="${NIGHT_INK}"/><path d="M92 111q10-6 19 1M129 112q9-7 19-1" fill="none" stroke="#3b1d12" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M112 128Q113 112 120 112T128 128Q126 134 120 134T112 128z" fill="#e39a62"/><path d="M110 153Q120 161 130 153z" fill="#a3243a"/><path d="M120 134C108 126 94 134 84 144 76 150 66 146 66 138 66 132 74 132 74 138 58 122 50 144 62 154 78 166 108 160 120 144 132 160 162 166 178 154 190 144 182 122 166 138 166 132 174 132 174 138 174 146 164 150 156 144 146 134 132 126 120 134z" fill="#2b140c" stroke="${NIGHT_INK}" stroke-width="3" stroke-linejoin="round"/><path d="M112 139Q96 138 82 152" fill="none" stroke="#8a4f33" stroke-width="4" stroke-linecap="round"/>` +
    `<g transform="translate(0 -6)"><path d="M84 92L76 40Q120 28 164 40L156 92z" fill="url(#RINGMASTER_RICHES-hat)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M82 76Q120 88 158 76L156 96H84z" fill="url(#RINGMASTER_RICHES-band)"/><path d="M90 46L95 74" stroke="#c9a7d6" stroke-width="7" stroke-linecap="round" opacity=".8"/><path d="M48 84Q58 96 84 94 120 100 156 94 182 96 192 84 196 104 160 108 120 114 80 108 44 104 48 84z" fill="url(#RINGMASTER_RICHES-hat)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M56 97Q66 102 84 101" fill="none" stroke="#c9a7d6" stroke-width="4" stroke-linecap="round"/><path d="M120 72l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" fill="#ffe58a" stroke="#7a4708" stroke-width="3"/></g>`,
});

/** A firefly in a lantern jar between the trees of a dark forest. */
const fireflyForest: DrawSubject = (palette) => {
  const tree = (x: number, width: number, color: string, lean: number) =>
    `<path d="M${x} 300Q${x + lean + 8} 120 ${x + lean}-60h${width}q-6 180 ${width * 0.4} 360z" fill="${color}"/><path d="M${x + lean + width / 2} 60q30-16 44-52l6 4q-10 44-48 72z" fill="${color}"/>`;
  const glowFly = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r * 2.6}" fill="#ffe96b" opacity=".22"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff6a8"/>`;
  const jar = 'M72 74Q48 88 48 116V176Q48 202 74 202H166Q192 202 192 176V116Q192 88 168 74z';
  return {
    back: `${drawNightGround('FIREFLY_FOREST', palette, 120)}<g opacity=".75">${tree(-60, 34, '#0c2a22', 8)}${tree(24, 18, '#12392c', -6)}${tree(204, 20, '#12392c', 6)}${tree(262, 36, '#0c2a22', -10)}</g><g fill="#0a1f18"><path d="M-110 214Q-40 176 20 204 80 226 140 206 200 184 350 210V300h-460z"/><path d="M-110-60H350V-20Q300 24 262-4 226 34 186 0 150 26 120-2 88 28 50 2 10 36-26 0-70 26-110-4z"/></g>${glowFly(16, 110, 4)}${glowFly(222, 70, 5)}${glowFly(228, 166, 3)}${glowFly(30, 36, 3)}`,
    front:
      `<defs>${createRadialPaint('FIREFLY_FOREST-light', ['#fffbd0', '#f7d53a', '#4f8f35', '#15503a', '#0d3b2e'], 'cx=".62" cy=".66" r=".66"')}${createRadialPaint('FIREFLY_FOREST-tail', ['#fffde0', '#fff27a', '#f3b81f'], 'cx=".45" cy=".45" r=".6"')}${createRadialPaint('FIREFLY_FOREST-halo', ['#fff6a0', '#ffe96b60', '#ffe96b00'], '')}${createLinearPaint('FIREFLY_FOREST-lid', ['#ffe9a8', '#d9982b', '#7a4708'], 'x2="1"')}</defs>` +
      `<circle cx="120" cy="124" r="104" fill="url(#FIREFLY_FOREST-halo)" opacity=".7"/><path d="${jar}" fill="url(#FIREFLY_FOREST-light)" stroke="${NIGHT_INK}" stroke-width="6"/><path d="M54 178Q74 160 92 176 110 158 132 176 154 160 186 180 186 197 166 197H74Q54 197 54 178z" fill="#1f5a33"/><path d="M70 197q2-24-12-34M92 197q0-18 10-32M172 197q-2-22 10-36" fill="none" stroke="#2f8f4c" stroke-width="5" stroke-linecap="round"/>` +
      `<g transform="translate(120 134) rotate(-28)"><g fill="#eafff2" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round" opacity=".95"><path d="M-2-12C-40-44-66-26-56-8-46 8-18 4-2-4z"/><path d="M2-12C40-44 66-26 56-8 46 8 18 4 2-4z"/></g><circle cy="34" r="46" fill="url(#FIREFLY_FOREST-halo)"/><path d="M-19 2Q-26 50 0 58 26 50 19 2z" fill="url(#FIREFLY_FOREST-tail)" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M-18 24Q0 33 18 24" fill="none" stroke="#e0a31c" stroke-width="4"/><path d="M-17-20H17L20 4Q0 14-20 4z" fill="#b3182f" stroke="${NIGHT_INK}" stroke-width="4"/><circle cy="-28" r="17" fill="#3a1d18" stroke="${NIGHT_INK}" stroke-width="4"/><circle cx="-8" cy="-30" r="6.500" fill="#fff"/><circle cx="8" cy="-30" r="6.500" fill="#fff"/><circle cx="-7" cy="-29" r="3.200" fill="${NIGHT_INK}"/><circle cx="9" cy="-29" r="3.200" fill="${NIGHT_INK}"/><path d="M-8-44Q-12-56-22-56M8-44Q12-56 22-56" fill="none" stroke="${NIGHT_INK}" stroke-width="4" stroke-linecap="round"/></g>` +
      `${glowFly(76, 114, 4)}${glowFly(170, 156, 4)}${glowFly(160, 98, 3)}<path d="M62 166V118Q62 100 76 90" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="M178 120V172" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/><path d="M66 62h108v14H66z" fill="#c98a2b" stroke="${NIGHT_INK}" stroke-width="5"/><path d="M60 46Q60 42 66 42H174Q180 42 180 46V64H60z" fill="url(#FIREFLY_FOREST-lid)" stroke="${NIGHT_INK}" stroke-width="5" stroke-linejoin="round"/><path d="M84 46v14M104 46v14M136 46v14M156 46v14" stroke="#7a4708" stroke-width="4"/>`,
  };
};

/** Subjects of the slots about people and animals. */
export const LOUNGE_SHOW_SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  TIGER_TAILOR: tigerTailor,
  CLOCKWORK_CARNIVAL: clockworkCarnival,
  RINGMASTER_RICHES: ringmasterRiches,
  FIREFLY_FOREST: fireflyForest,
};
