import {
  ball,
  cutOut,
  drawEdge,
  drawGround,
  drawLights,
  drawRays,
  drawStars,
  pointAt,
  repeat,
  slope,
  starPath,
} from './fair-paints';
import type { DrawSubject } from './subject';

/** A fan of feathers to the left: count, length, direction of the first and the last (degrees), width of a feather. */
function fan(count: number, length: number, [from, to]: readonly [number, number], width: number): string {
  return repeat(count, (at) => {
    const size = length * (1 - Math.abs(at / (count - 1) - 0.35) * 0.35);
    const [a, b, c] = [0.3, 0.8, 1].map((part) => -Math.round(size * part));
    return `<path transform="rotate(${Math.round(-from - ((to - from) * at) / (count - 1))})" d="M0 6C${-width} ${a} ${-width} ${b} ${width - 4} ${c}C${width + 1} ${b} ${width} ${a} 0 6z"/>`;
  });
}

/** A phoenix rises with spread wings in the lights of a fair. */
const phoenix: DrawSubject = (palette) => {
  const wing = `<g transform="translate(106 118)"><g fill="url(#phx-r)">${fan(7, 84, [8, 112], 11)}</g><g fill="url(#phx-o)">${fan(6, 58, [12, 112], 10)}</g><g fill="url(#phx-y)">${fan(5, 36, [14, 112], 9)}</g></g>`;
  const plume = (turn: number, size: number, paint: string) =>
    `<path transform="translate(120 146) rotate(${turn}) scale(${size})" d="M-7-8C-22 18 6 30-8 60C22 44 20 14 8-8z" fill="${paint}"/>`;
  return {
    back:
      drawGround('phx-sky', palette, '#4f22a8', '#280d6b', '#12043a') +
      drawRays('#ff8ad8', 0.09, 14) +
      drawEdge('phx-sky') +
      drawLights(108, 12, 10, ['#fff2b0', '#ffb3d6']),
    front:
      `<defs>${slope('phx-r', '#ff8a3d', '#f0332a', '#e0203c')}${slope('phx-o', '#ffc23d', '#ff7a1a')}${slope('phx-y', '#fff3a8', '#ffc629')}${slope('phx-b', '#ffe680', '#ff9d1f', '#e5431c')}</defs>` +
      cutOut(
        'phx',
        '#2a0633',
        `${wing}<g transform="translate(240 0) scale(-1 1)">${wing}</g>${plume(44, 0.86, 'url(#phx-r)')}${plume(-44, 0.86, 'url(#phx-r)')}${plume(22, 0.96, 'url(#phx-o)')}${plume(-22, 0.96, 'url(#phx-o)')}${plume(0, 1, 'url(#phx-y)')}` +
          '<path d="M120 162C98 152 94 128 106 110C114 98 114 88 110 78C106 60 118 50 130 53C143 56 146 70 138 78C130 86 130 98 136 110C146 128 142 152 120 162z" fill="url(#phx-b)"/>' +
          '<path d="M116 66C104 64 92 58 84 44C92 48 98 48 104 50C98 42 96 36 97 28C104 38 110 42 116 46C114 38 116 30 120 24C124 34 132 42 134 56z" fill="url(#phx-r)"/><path d="M138 60C148 60 157 66 160 77C152 74 146 74 138 76z" fill="#fff3c0"/>',
      ) +
      '<path d="M106 112q14 14 28 0M104 128q16 14 32 0" fill="none" stroke="#e5431c" stroke-width="4" stroke-linecap="round"/><circle cx="129" cy="67" r="5" fill="#2a0633"/><circle cx="127.500" cy="65.500" r="1.800" fill="#fff"/><path d="M115 72q1-11 10-13" fill="none" stroke="#fffbe0" stroke-width="4" stroke-linecap="round"/>',
  };
};

/** An apple tree on a hill under the full moon. */
const orchard: DrawSubject = (palette) => {
  const apple = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0-9C-7-15-16-10-15 1C-14 12-6 17 0 14C6 17 14 12 15 1C16-10 7-15 0-9z" fill="url(#orc-a)"/><path d="M0-8Q0-16 6-19" fill="none" stroke="#4a2410" stroke-width="4" stroke-linecap="round"/><ellipse cx="-6" cy="-3" rx="4" ry="5" fill="#ffc2b0"/></g>`;
  return {
    back: `${drawGround('orc-sky', palette, '#2f4cc0', '#162a80', '#070f45')}${drawStars('#dfe9ff', [
      [26, 40, 9],
      [64, 22, 6],
      [214, 150, 8],
      [20, 120, 6],
      [-40, 60, 9],
      [280, 50, 9],
      [320, 130, 6],
    ])}<path d="M-120 196Q0 150 120 186T360 180V320H-120z" fill="#2b8a76"/><path d="M-120 222Q40 176 180 204T360 216V320H-120z" fill="#1f7368"/>${drawEdge('orc-sky')}<circle cx="140" cy="98" r="78" fill="#fff4c4" opacity=".14"/>`,
    front:
      `<defs>${slope('orc-l', '#b4f272', '#52c658', '#2fa055')}${slope('orc-t', '#c98247', '#7d431c')}${ball('orc-a', '#ff8a6b', '#f0262f', '#a30a2c')}${ball('orc-m', '#fffdf0', '#fff2b8', '#f2cd6a')}</defs>` +
      '<circle cx="140" cy="98" r="62" fill="url(#orc-m)"/><g fill="#e8c46a" opacity=".7"><circle cx="182" cy="76" r="8"/><circle cx="168" cy="54" r="5"/><circle cx="190" cy="106" r="5"/></g>' +
      cutOut(
        'orc',
        '#0b1546',
        '<path d="M104 206C112 180 108 158 98 136L112 130L118 146L132 126L144 134C130 154 132 184 144 206z" fill="url(#orc-t)"/><path d="M62 148C42 146 34 128 44 114C34 98 46 80 62 80C66 60 90 50 106 60C122 50 144 58 148 76C166 76 176 94 168 108C180 122 168 146 148 144C140 156 122 156 114 148C100 160 74 160 62 148z" fill="url(#orc-l)"/>',
      ) +
      '<path d="M54 96Q58 86 68 88Q72 70 90 68" fill="none" stroke="#d3ff9a" stroke-width="6" stroke-linecap="round"/><path d="M70 140Q90 150 106 138Q124 150 144 134" fill="none" stroke="#1b7d4c" stroke-width="6" stroke-linecap="round" opacity=".7"/>' +
      [
        [70, 118],
        [104, 92],
        [142, 98],
        [108, 130],
        [148, 132],
      ]
        .map(([x = 0, y = 0]) => apple(x, y))
        .join(''),
  };
};

/** An elephant of Siam with a gold headdress throws sparks into the night. */
const siam: DrawSubject = (palette) => {
  const burst = (x: number, y: number, radius: number, color: string) =>
    `<g transform="translate(${x} ${y})" stroke="${color}" stroke-width="5" stroke-linecap="round">${repeat(
      10,
      (at) => {
        const [ax, ay] = pointAt(at * 36, radius * 0.45, 0, 0);
        const [bx, by] = pointAt(at * 36, radius, 0, 0);
        return `<path d="M${ax} ${ay}L${bx} ${by}"/>`;
      },
    )}</g>`;
  const ear =
    '<path d="M92 104C70 78 40 84 37 112C35 142 52 172 78 168C90 164 94 150 94 140z" fill="url(#sia-s)"/><path d="M82 108C66 92 50 98 48 114C47 136 60 156 76 154C84 148 84 124 82 108z" fill="#f08bb4"/>';
  return {
    back: `${drawGround('sia-sky', palette, '#c2255c', '#7a1260', '#2c0638')}${drawRays('#ff9d5c', 0.12, 16)}${drawEdge('sia-sky')}${burst(36, 44, 34, '#ffd34d')}${burst(300, 60, 34, '#ffd34d')}${burst(-50, 110, 30, '#5ce0ff')}${burst(180, 66, 46, '#fff3b0')}<g transform="rotate(18 180 66)">${burst(180, 66, 34, '#ff9a3d')}</g>`,
    front:
      `<defs>${slope('sia-s', '#f2f5ff', '#b9c6f5', '#7c8ce0')}${slope('sia-g', '#fff3b0', '#ffc02e', '#c47a0a')}${ball('sia-r', '#ff9aa8', '#e01b4c', '#8a0a35')}</defs>` +
      '<circle cx="180" cy="70" r="17" fill="#fffbe0"/>' +
      cutOut(
        'sia',
        '#2a0630',
        `${ear}<g transform="translate(216 0) scale(-1 1)">${ear}</g>` +
          '<path d="M72 96C72 66 90 50 108 50C126 50 144 66 144 96C146 122 138 140 132 152C130 166 136 176 146 176C158 176 162 160 160 144C158 126 160 104 168 88L186 96C180 112 180 126 182 144C184 176 170 204 144 204C116 204 98 184 92 156C80 142 70 122 72 96z" fill="url(#sia-s)"/>' +
          '<path d="M94 150C80 160 74 178 78 190C92 186 102 174 106 160z" fill="#fffbe8"/>' +
          '<path d="M72 92C72 62 88 44 108 36C128 44 144 62 144 92C132 84 122 92 108 116C94 92 84 84 72 92z" fill="url(#sia-g)"/>',
      ) +
      '<path d="M108 54l11 16-11 18-11-18z" fill="url(#sia-r)" stroke="#8a4f06" stroke-width="3"/><circle cx="84" cy="76" r="4" fill="#e01b4c"/><circle cx="132" cy="76" r="4" fill="#e01b4c"/><circle cx="88" cy="112" r="7" fill="#2a0630"/><circle cx="128" cy="112" r="7" fill="#2a0630"/><circle cx="86" cy="109" r="2.500" fill="#fff"/><circle cx="126" cy="109" r="2.500" fill="#fff"/>' +
      '<path d="M114 178q10 14 24 14M164 150q8 2 15 0M164 134q8 2 15-1M165 118q8 2 15 0" fill="none" stroke="#5f6fb8" stroke-width="4" stroke-linecap="round"/>',
  };
};

/** A sheriff of the Wild West with a star on his hat. */
const sheriff: DrawSubject = (palette) => ({
  back:
    drawGround('she-sky', palette, '#fff0a8', '#ffb740', '#f0662e') +
    drawRays('#fff6c9', 0.4, 16) +
    `<path d="M-120 190h80v-50h60v36h24V240h104v-70h30v-40h70v44h30v30h160V320h-480z" fill="#b03a24" opacity=".75"/>${drawEdge('she-sky')}`,
  front:
    `<defs>${slope('she-h', '#c98244', '#8a4a1c', '#552708')}${slope('she-f', '#ffdcb3', '#f2ac74', '#c97843')}${slope('she-m', '#7a3f17', '#3b1a08')}${slope('she-r', '#ff6b57', '#d8202c', '#8d0f2b')}${slope('she-g', '#fff6c0', '#ffc62e', '#c98208')}</defs>` +
    cutOut(
      'she',
      '#33120a',
      '<path d="M70 158C90 178 150 178 170 158L184 178C160 206 142 200 120 206C98 200 80 206 56 178z" fill="url(#she-r)"/><path d="M76 104H164C168 140 156 180 120 184C84 180 72 140 76 104z" fill="url(#she-f)"/><path d="M37 96C52 114 88 120 120 120C152 120 188 114 203 96C206 82 194 84 184 90C176 94 168 92 166 84C162 56 154 38 140 38C130 38 128 46 120 46C112 46 110 38 100 38C86 38 78 56 74 84C72 92 64 94 56 90C46 84 34 82 37 96z" fill="url(#she-h)"/><path d="M120 140C132 132 146 142 152 154C158 160 168 158 172 152C172 170 150 176 136 170C128 168 122 164 120 158C118 164 112 168 104 170C90 176 68 170 68 152C72 158 82 160 88 154C94 142 108 132 120 140z" fill="url(#she-m)"/>',
    ) +
    '<path d="M75 84Q120 104 165 84L167 94Q120 116 73 94z" fill="#33120a"/><path d="M86 66q4-18 14-20" fill="none" stroke="#f0b878" stroke-width="5" stroke-linecap="round"/><path d="M44 98Q80 116 120 116" fill="none" stroke="#e0a060" stroke-width="4" stroke-linecap="round"/>' +
    `<path d="${starPath(120, 82, 26)}" fill="url(#she-g)" stroke="#33120a" stroke-width="5" stroke-linejoin="round"/><path d="M112 132q8 8 16 0" fill="#d98a54"/><g fill="#33120a"><ellipse cx="101" cy="130" rx="6" ry="8"/><ellipse cx="139" cy="130" rx="6" ry="8"/></g><circle cx="99" cy="127" r="2.500" fill="#fff"/><circle cx="137" cy="127" r="2.500" fill="#fff"/><path d="M90 118l20 3M150 118l-20 3" stroke="#3b1a08" stroke-width="6" stroke-linecap="round"/>`,
});

/** The front of a steam engine with the face of a pharaoh. */
const pharaoh: DrawSubject = (palette) => ({
  back:
    drawGround('pha-sky', palette, '#3fc4d8', '#1480a8', '#0a3a70') +
    `<circle cx="186" cy="66" r="34" fill="#ffe9a0" opacity=".8"/><path d="M-20 190L50 96L120 190z" fill="#e0a848"/><path d="M50 96L120 190H78z" fill="#a86a20"/><path d="M150 190L222 110L294 190z" fill="#e0a848"/><path d="M222 110L294 190H250z" fill="#a86a20"/><path d="M-120 184Q120 160 360 184V320H-120z" fill="#d9913a"/><path d="M-120 210Q120 190 360 210V320H-120z" fill="#a85f22"/><path d="M92 176L30 320M148 176L210 320" stroke="#43260f" stroke-width="10"/><path d="M76 200h88M58 226h124M44 254h152" stroke="#6b3d16" stroke-width="9"/>${drawEdge('pha-sky')}`,
  front:
    `<defs>${slope('pha-g', '#fff3b0', '#ffc42e', '#c17d0c')}${slope('pha-f', '#ffe3a3', '#f2b450', '#bf7a22')}${slope('pha-b', '#4f8bff', '#1f4fd6', '#122a86')}${slope('pha-r', '#ff6a5c', '#d81f38', '#860c30')}</defs>` +
    '<g fill="#fff"><circle cx="152" cy="50" r="16"/><circle cx="174" cy="44" r="20"/><circle cx="192" cy="54" r="13"/></g>' +
    cutOut(
      'pha',
      '#1a0f33',
      '<path d="M104 62V42H96V36H144V42H136V62z" fill="url(#pha-b)"/><path d="M76 182H164L184 206H56z" fill="url(#pha-g)"/><path d="M44 152H196V178H44z" fill="url(#pha-r)"/><path d="M120 52C160 52 176 78 180 112L190 160H50L60 112C64 78 80 52 120 52z" fill="url(#pha-g)"/><circle cx="60" cy="165" r="16" fill="url(#pha-g)"/><circle cx="180" cy="165" r="16" fill="url(#pha-g)"/>',
    ) +
    '<g fill="url(#pha-b)"><path d="M82 68L66 92L88 96L92 84zM158 68L174 92L152 96L148 84zM63 104L60 120L86 122V108zM177 104L180 120L154 122V108zM58 132L55 147L90 149V134zM182 132L185 147L150 149V134z"/></g>' +
    '<path d="M88 90C100 82 140 82 152 90C156 122 148 152 120 158C92 152 84 122 88 90z" fill="url(#pha-f)"/><path d="M84 92C96 76 144 76 156 92L152 100C140 88 100 88 88 100z" fill="url(#pha-b)"/>' +
    '<path d="M112 88C106 72 110 60 120 56C130 60 134 72 128 88z" fill="url(#pha-r)" stroke="#1a0f33" stroke-width="3"/><path d="M94 112q10-9 20 0q-10 7-20 0zM126 112q10-9 20 0q-10 7-20 0z" fill="#fff"/><g fill="none" stroke="#1a0f33" stroke-width="4" stroke-linecap="round"><path d="M90 114q13-12 24-1M150 114q-13-12-24-1M86 116l8-2M154 116l-8-2"/></g><circle cx="104" cy="112" r="4.500" fill="#1a0f33"/><circle cx="136" cy="112" r="4.500" fill="#1a0f33"/><path d="M110 138q10 8 20 0" fill="none" stroke="#8f3a1c" stroke-width="5" stroke-linecap="round"/><path d="M113 152h14l-3 20h-8z" fill="url(#pha-b)" stroke="#1a0f33" stroke-width="3"/>' +
    '<circle cx="60" cy="165" r="8" fill="#fffbe0"/><circle cx="180" cy="165" r="8" fill="#fffbe0"/><path d="M92 184L82 204M112 184L108 204M128 184L132 204M148 184L158 204" stroke="#8a4f06" stroke-width="6"/>',
});

export const FAIR_TALES: Readonly<Record<string, DrawSubject>> = {
  PHOENIX_ARCADE: phoenix,
  MIDNIGHT_ORCHARD: orchard,
  SIAM_SPARKS: siam,
  WILD_SHERIFF: sheriff,
  PHARAOH_EXPRESS: pharaoh,
};
