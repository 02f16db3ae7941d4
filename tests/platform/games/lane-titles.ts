import { getOwnProperty } from '../../../src/base/own-property';

/** Categories of the platform, in the order of their lanes. */
export const LANE_CATEGORIES = [
  'LOTT',
  'VIETNAM_LOTTO',
  'ELOTT',
  'ELOTTO',
  'SEA_LOTT',
  'SLOT',
  'LIVE',
  'SPORT',
  'FISH',
  'PVP',
] as const;

// biome-ignore format: one language in a line, its titles in the order of LANE_CATEGORIES.
const TITLES: Readonly<Record<string, readonly string[]>> = {
  EN: ['Lottery', 'Vietnam lottery', 'Instant lottery', 'E-Lotto', 'South-East Asia lottery', 'Slots', 'Live casino', 'Sports', 'Fishing', 'Table games'],
  CN: ['彩票', '越南彩', '电子彩票', '乐透', '东南亚彩', '老虎机', '真人视讯', '体育', '捕鱼', '棋牌'],
  TW: ['彩票', '越南彩', '電子彩票', '樂透', '東南亞彩', '老虎機', '真人視訊', '體育', '捕魚', '棋牌'],
  VI: ['Xổ số', 'Xổ số Việt Nam', 'Xổ số điện tử', 'E-Lotto', 'Xổ số Đông Nam Á', 'Nổ hũ', 'Casino trực tuyến', 'Thể thao', 'Bắn cá', 'Game bài'],
  TH: ['ลอตเตอรี่', 'หวยเวียดนาม', 'หวยด่วน', 'E-Lotto', 'หวยอาเซียน', 'สล็อต', 'คาสิโนสด', 'กีฬา', 'ยิงปลา', 'เกมโต๊ะ'],
  ID: ['Lotre', 'Lotre Vietnam', 'Lotre instan', 'E-Lotto', 'Lotre Asia Tenggara', 'Slot', 'Kasino live', 'Olahraga', 'Tembak ikan', 'Permainan meja'],
  MS: ['Loteri', 'Loteri Vietnam', 'Loteri segera', 'E-Lotto', 'Loteri Asia Tenggara', 'Slot', 'Kasino langsung', 'Sukan', 'Tembak ikan', 'Permainan meja'],
  TY: ['Lottery', 'Lottery ng Vietnam', 'Instant lottery', 'E-Lotto', 'Lottery ng Timog-silangang Asya', 'Slots', 'Live casino', 'Sports', 'Fishing', 'Table games'],
  KM: ['ឆ្នោត', 'ឆ្នោតវៀតណាម', 'ឆ្នោតរហ័ស', 'E-Lotto', 'ឆ្នោតអាស៊ាន', 'ស្លុត', 'កាស៊ីណូផ្ទាល់', 'កីឡា', 'បាញ់ត្រី', 'ហ្គេមតុ'],
  MY: ['ထီ', 'ဗီယက်နမ်ထီ', 'ချက်ချင်းထီ', 'E-Lotto', 'အာဆီယံထီ', 'စလော့', 'တိုက်ရိုက်ကာစီနို', 'အားကစား', 'ငါးပစ်', 'စားပွဲဂိမ်း'],
  JA: ['宝くじ', 'ベトナムくじ', 'スピードくじ', 'E-Lotto', '東南アジアくじ', 'スロット', 'ライブカジノ', 'スポーツ', 'フィッシング', 'テーブルゲーム'],
  KO: ['복권', '베트남 복권', '즉석 복권', 'E-Lotto', '동남아 복권', '슬롯', '라이브 카지노', '스포츠', '피싱', '테이블 게임'],
  HI: ['लॉटरी', 'वियतनाम लॉटरी', 'इंस्टेंट लॉटरी', 'E-Lotto', 'आसियान लॉटरी', 'स्लॉट', 'लाइव कैसीनो', 'स्पोर्ट्स', 'फ़िशिंग', 'टेबल गेम'],
  BN: ['লটারি', 'ভিয়েতনাম লটারি', 'ইনস্ট্যান্ট লটারি', 'E-Lotto', 'আসিয়ান লটারি', 'স্লট', 'লাইভ ক্যাসিনো', 'স্পোর্টস', 'ফিশিং', 'টেবিল গেম'],
  TA: ['லாட்டரி', 'வியட்நாம் லாட்டரி', 'உடனடி லாட்டரி', 'E-Lotto', 'ஆசியான் லாட்டரி', 'ஸ்லாட்', 'லைவ் கேசினோ', 'விளையாட்டு', 'மீன்பிடி', 'டேபிள் கேம்'],
  UR: ['لاٹری', 'ویتنام لاٹری', 'فوری لاٹری', 'E-Lotto', 'آسیان لاٹری', 'سلاٹس', 'لائیو کیسینو', 'اسپورٹس', 'فشنگ', 'ٹیبل گیمز'],
  ES: ['Lotería', 'Lotería de Vietnam', 'Lotería instantánea', 'E-Lotto', 'Lotería del Sudeste Asiático', 'Tragaperras', 'Casino en vivo', 'Deportes', 'Pesca', 'Juegos de mesa'],
  PT: ['Lotaria', 'Lotaria do Vietname', 'Lotaria instantânea', 'E-Lotto', 'Lotaria do Sudeste Asiático', 'Slots', 'Casino ao vivo', 'Desporto', 'Pesca', 'Jogos de mesa'],
  'PT-BR': ['Loteria', 'Loteria do Vietnã', 'Loteria instantânea', 'E-Lotto', 'Loteria do Sudeste Asiático', 'Slots', 'Cassino ao vivo', 'Esportes', 'Pesca', 'Jogos de mesa'],
  TR: ['Piyango', 'Vietnam piyangosu', 'Anında piyango', 'E-Lotto', 'Güneydoğu Asya piyangosu', 'Slotlar', 'Canlı casino', 'Spor', 'Balık avı', 'Masa oyunları'],
};

/** Returns the title of a category's lane in a language, or the English title if that language has none. */
export function getLaneTitle(category: (typeof LANE_CATEGORIES)[number], language: string): string {
  const at = LANE_CATEGORIES.indexOf(category);
  return getOwnProperty(TITLES, language)?.[at] ?? TITLES.EN?.[at] ?? category;
}
