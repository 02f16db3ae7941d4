const characters = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** The Vietnamese letters that the Latin files of Fontsource contain; the Vietnamese files contain the others alone. */
const VIETNAMESE_LATIN_1_CAPITALS = 'ÀÁÃÂÈÉÊÌÍÒÓÕÔÙÚÝ';
const VIETNAMESE_LATIN_1 = VIETNAMESE_LATIN_1_CAPITALS + VIETNAMESE_LATIN_1_CAPITALS.toLowerCase();
const LATIN = `${characters(0x20, 0x5d)}${characters(0x61, 0x7a)}·–’“”…¥${VIETNAMESE_LATIN_1}`;
const VIETNAMESE_CAPITALS = 'ẢẠĂẰẮẲẴẶẦẤẨẪẬĐẺẼẸỀẾỂỄỆỈĨỊỎỌỒỐỔỖỘƠỜỚỞỠỢỦŨỤƯỪỨỬỮỰỲỶỸỴ';
const VIETNAMESE = VIETNAMESE_CAPITALS + VIETNAMESE_CAPITALS.toLowerCase();
/** The Chinese characters in the font subset: those of the brand, the lane titles and the first headings. */
const CHINESE = '金阳会彩票越南电子乐透东亚老虎机真人视讯体育捕鱼棋牌热门大奖最近玩过登录注册我的账户';

/** `unicode-range` of the Latin font files, so that a text loads only the font files that it needs. */
const LATIN_RANGE = 'U+20-fd,U+2013-2026';
const VIETNAMESE_RANGE = 'U+102-1b0,U+1ea0-1ef9';

/**
 * The display fonts that a merchant can choose (MerchantDesign.displayFace). Each item of `files` contains the file
 * name in deploy/faces, the Fontsource file, the characters of the subset and, if a font has several files, its
 * `unicode-range`.
 */
export const DISPLAY_FONT_FILES = [
  {
    family: 'Display rounded',
    weight: 700,
    files: [
      ['rounded-latin', 'baloo-2/files/baloo-2-latin-700-normal', LATIN, LATIN_RANGE],
      ['rounded-vietnamese', 'baloo-2/files/baloo-2-vietnamese-700-normal', VIETNAMESE, VIETNAMESE_RANGE],
    ],
  },
  {
    family: 'Display serif',
    weight: 700,
    files: [
      ['serif-latin', 'playfair-display/files/playfair-display-latin-700-normal', LATIN, LATIN_RANGE],
      [
        'serif-vietnamese',
        'playfair-display/files/playfair-display-vietnamese-700-normal',
        VIETNAMESE,
        VIETNAMESE_RANGE,
      ],
    ],
  },
  {
    family: 'Display festive',
    weight: 400,
    files: [['festive', 'zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal', CHINESE]],
  },
];
