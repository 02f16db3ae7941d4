import { ball, cutOut, drawEdge, drawGround, drawRays, drawStars, repeat, slope, starPath } from './fair-paints';
import type { DrawSubject } from './subject';

/** Two cherries above a boulevard with lamps. */
const cherry: DrawSubject = (palette) => {
  const fruit = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#che-c)"/>`;
  const shine = (x: number, y: number) =>
    `<ellipse cx="${x - 17}" cy="${y - 17}" rx="9" ry="13" transform="rotate(40 ${x - 17} ${y - 17})" fill="#fff" opacity=".9"/><path d="M${x + 28} ${y + 4}q-4 22-26 26" fill="none" stroke="#ff8aa0" stroke-width="5" stroke-linecap="round"/>`;
  const lamp = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-3 0h6v96h-6z" fill="#3d1460"/><circle r="24" fill="#fff3b0" opacity=".35"/><circle r="13" fill="#fff3b0"/></g>`;
  return {
    back: `${drawGround('che-sky', palette, '#ffd0e8', '#f58ac4', '#9c4fd1')}<path d="M-120 176V120h60V84h40v50h36V70h44v66h20v-24h60v24h20V64h44v66h40V92h40v30h96v60z" fill="#8a3fb8" opacity=".55"/><path d="M-120 172h480v148h-480z" fill="#5b2390"/><path d="M112 172h16L250 320H-10z" fill="#3a1468"/><path d="M118 184h4l2 18h-8zM115 214h10l3 30h-16z" fill="#ffd34d"/>${lamp(22, 118, 0.9)}${lamp(218, 118, 0.9)}${lamp(-64, 78, 1.5)}${lamp(304, 78, 1.5)}${drawEdge('che-sky')}`,
    front:
      `<defs>${ball('che-c', '#ff8f93', '#f0163f', '#b00538', '#640428')}${slope('che-l', '#b6f06a', '#3fb548', '#11703f')}</defs>` +
      cutOut(
        'che',
        '#3d0630',
        `<path d="M136 46C112 66 88 92 76 122L86 126C98 98 120 74 136 58C140 84 150 108 156 124L166 120C156 98 148 72 146 44z" fill="#4f9a32"/><path d="M140 50C150 32 184 30 203 44C192 68 160 74 140 50z" fill="url(#che-l)"/><path d="M138 50C124 36 104 36 92 46C102 62 122 64 138 50z" fill="url(#che-l)"/>${fruit(160, 152, 44)}${fruit(82, 158, 46)}`,
      ) +
      `${shine(82, 158)}${shine(160, 152)}<path d="M150 50q22-8 40-4" fill="none" stroke="#d9ff9e" stroke-width="4" stroke-linecap="round"/>`,
  };
};

/** A striped bucket full of popcorn, with a clover for luck. */
const popcorn: DrawSubject = (palette) => {
  const corn = (x: number, y: number, turn: number) =>
    `<use href="#pop-k" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const kernel = `<g id="pop-k"><path d="M-4 16C-18 18-24 6-17-3C-24-14-10-24 0-17C10-24 24-14 17-3C24 8 14 20 4 16C2 19-2 19-4 16z" fill="url(#pop-c)"/><path d="M-6 4q6-10 14-4" fill="none" stroke="#eab64e" stroke-width="4" stroke-linecap="round"/></g>`;
  const places = [
    [74, 92, 10],
    [166, 92, -20],
    [96, 72, 40],
    [146, 70, 90],
    [120, 56, 0],
    [104, 98, -30],
    [138, 98, 60],
    [120, 78, 120],
  ] as const;
  const leaf = (turn: number) =>
    `<path transform="translate(120 158) rotate(${turn})" d="M0 0C-16-6-18-24-8-25C-3-26 0-22 0-20C0-22 3-26 8-25C18-24 16-6 0 0z"/>`;
  return {
    back: `<defs>${kernel}${ball('pop-c', '#fffef5', '#fff0b8', '#f2bf4a')}</defs>${drawGround('pop-sky', palette, '#6fe0f5', '#2299e0', '#1750b0')}${drawRays('#fff', 0.16, 14)}${drawEdge('pop-sky')}${[
      [38, 40, 0],
      [206, 54, 50],
      [28, 196, 90],
      [214, 176, 20],
      [-40, 90, 60],
      [280, 110, 0],
    ]
      .map(([x = 0, y = 0, turn = 0]) => corn(x, y, turn))
      .join('')}`,
    front:
      `<defs><linearGradient id="pop-s"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#4a0020" stop-opacity=".5"/></linearGradient>${slope('pop-g', '#8ff06a', '#1fa346', '#0b6b35')}</defs>` +
      cutOut(
        'pop',
        '#3b0a2a',
        `${places.map(([x, y, turn]) => corn(x, y, turn)).join('')}<path d="M54 108H186L170 204H70z" fill="#fff8ec"/>`,
      ) +
      '<path d="M54 108H76L86 204H70zM98 108H120V204H102zM142 108H164L154 204H138z" fill="#e8203a"/><path d="M54 108H186L184 120H56z" fill="#b80f34"/><path d="M54 108H186L170 204H70z" fill="url(#pop-s)"/>' +
      `<circle cx="120" cy="158" r="34" fill="#fff8d6" stroke="#f2b01e" stroke-width="6"/><path d="M120 158q4 16 16 22" fill="none" stroke="#0b6b35" stroke-width="6" stroke-linecap="round"/><g fill="url(#pop-g)" stroke="#0b6b35" stroke-width="3">${[0, 90, 180, 270].map((turn) => leaf(turn + 45)).join('')}</g>`,
  };
};

/** Balloons carry a bingo card. */
const balloons: DrawSubject = (palette) => {
  const balloon = (x: number, y: number, size: number, paint: string) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M0-38C22-38 34-22 33-2C32 18 16 32 5 37L9 45H-9L-5 37C-16 32-32 18-33-2C-34-22-22-38 0-38z" fill="url(#${paint})"/>`;
  const shine = (x: number, y: number) =>
    `<path d="M${x - 18} ${y}q0-16 14-20" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"/>`;
  const marks = ['#e8203a', '#f5a614', '#2a8df0', '#1fa84f', '#e8203a', '#8a3fe0'];
  return {
    back: `${drawGround('bal-sky', palette, '#c9f2ff', '#6cc4f5', '#3a6fe0')}<g fill="#fff" opacity=".8"><path d="M-16 210a26 26 0 0 1 40-26 34 34 0 0 1 58 8 24 24 0 0 1 30 30H-16zM176 90a18 18 0 0 1 26-16 24 24 0 0 1 42 4 20 20 0 0 1 20 22H176zM-110 110a24 24 0 0 1 36-22 30 30 0 0 1 54 6 22 22 0 0 1 24 28H-110zM250 220a28 28 0 0 1 44-26 34 34 0 0 1 58 8 24 24 0 0 1 24 30H250z"/></g>${drawEdge('bal-sky')}`,
    front:
      `<defs>${ball('bal-r', '#ff9a8f', '#f0263f', '#98083c')}${ball('bal-y', '#fff6a8', '#ffc01e', '#d1760a')}${ball('bal-b', '#8fd8ff', '#2272f0', '#1b2fa0')}${slope('bal-c', '#fff', '#fff6e0', '#e8d3f0')}</defs>` +
      cutOut(
        'bal',
        '#1c1250',
        `<path d="M76 126L118 160L122 157L82 124zM118 118h4v40h-4zM164 126L122 160L118 157L158 124z" fill="#fff3d6"/>${balloon(74, 88, 0.95, 'bal-b')}${balloon(166, 88, 0.95, 'bal-y')}${balloon(120, 78, 1.08, 'bal-r')}<path d="M72 146H168Q174 146 174 152V198Q174 204 168 204H72Q66 204 66 198V152Q66 146 72 146z" fill="url(#bal-c)"/>`,
        8,
      ) +
      `${shine(74, 82)}${shine(120, 70)}${shine(166, 82)}<path d="M66 158V152Q66 146 72 146H168Q174 146 174 152V158z" fill="#8a3fe0"/>` +
      `<g fill="#d9c8ea">${repeat(10, (at) => `<circle cx="${82 + (at % 5) * 19}" cy="${171 + Math.floor(at / 5) * 20}" r="7.500"/>`)}</g>${[
        [0, 0],
        [2, 0],
        [4, 0],
        [1, 1],
        [3, 1],
      ]
        .map(
          ([column = 0, row = 0], at) =>
            `<circle cx="${82 + column * 19}" cy="${171 + row * 20}" r="9" fill="${marks[at]}"/>`,
        )
        .join('')}`,
  };
};

/** A peppermint flies through space with a tail of sugar. */
const comet: DrawSubject = (palette) => ({
  back: `${drawGround('com-sky', palette, '#7a4be8', '#3a1fa8', '#140a52')}${drawStars('#fff', [
    [40, 50, 9],
    [78, 28, 6],
    [30, 106, 6],
    [206, 152, 9],
    [186, 208, 7],
    [-50, 70, 9],
    [-30, 190, 7],
    [290, 60, 9],
    [310, 180, 8],
  ])}${drawEdge('com-sky')}`,
  front:
    `<defs>${ball('com-b', '#fff', '#fff4f8', '#ffb3cf')}${ball('com-s', '#fff0', '#4a004000', '#4a0040b0')}<linearGradient id="com-p" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#ff4f9a"/><stop offset="1" stop-color="#ff9ad0"/></linearGradient><linearGradient id="com-y" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#ff9d1e"/><stop offset="1" stop-color="#fff3a8"/></linearGradient><linearGradient id="com-c" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#22b8f0"/><stop offset="1" stop-color="#b8f7ff"/></linearGradient></defs>` +
    cutOut(
      'com',
      '#12063d',
      '<path d="M48 118C84 92 112 70 146 40C134 72 152 60 172 38C160 74 184 60 203 37C190 74 170 92 200 84C178 108 160 118 190 114C160 142 144 158 122 190z" fill="url(#com-p)"/><path d="M62 116C96 98 120 84 158 58C150 84 166 78 182 62C170 90 156 104 174 102C152 124 136 142 118 176z" fill="url(#com-y)"/><path d="M80 118C104 106 126 96 150 82C144 98 150 98 156 96C144 116 128 132 118 156z" fill="url(#com-c)"/><circle cx="86" cy="154" r="50" fill="url(#com-b)"/>',
    ) +
    `<g fill="#f0204f">${repeat(6, (at) => `<path transform="rotate(${at * 60} 86 154)" d="M86 154C92 138 86 120 74 106A50 50 0 0 1 100 106C108 124 102 142 86 154z"/>`)}</g><circle cx="86" cy="154" r="50" fill="url(#com-s)"/><path d="M50 142q6-22 26-28" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><g fill="#fff"><path d="${starPath(164, 132, 11, 4, 0.3)}${starPath(120, 62, 11, 4, 0.3)}${starPath(184, 52, 9, 4, 0.3)}"/></g>`,
});

export const FAIR_TREATS: Readonly<Record<string, DrawSubject>> = {
  CHERRY_BOULEVARD: cherry,
  LUCKY_POPCORN: popcorn,
  BALLOON_BINGO: balloons,
  SUGAR_COMET: comet,
};
