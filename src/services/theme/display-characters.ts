import type { MerchantDesign } from '../../contract/merchant/merchant-design';

const LATIN = ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]abcdefghijklmnopqrstuvwxyz·–’“”…¥';
const VIETNAMESE =
  'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬĐÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴàáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ';

/** The characters that the files of each display font contain (deploy/build/styles/display-font-files.mjs). */
const DISPLAY_CHARACTERS: Readonly<Record<MerchantDesign['displayFace'], string | undefined>> = {
  system: undefined,
  rounded: LATIN + VIETNAMESE,
  serif: LATIN + VIETNAMESE,
  festive: '金阳会彩票越南电子乐透东亚老虎机真人视讯体育捕鱼棋牌热门大奖最近玩过登录注册我的账户',
};

/** Matches spaces and format characters, which have no shape of their own. */
const SHAPELESS = /[\s\p{Cf}]/gu;

/**
 * Returns a function that tells whether a display font has every character of a text; undefined for the font of the
 * system, which has all.
 */
export function getDisplayTextCheck(face: MerchantDesign['displayFace']): ((text: string) => boolean) | undefined {
  const listed = DISPLAY_CHARACTERS[face];
  if (listed === undefined) return undefined;
  const characters = new Set(listed);
  return (text) => [...text.normalize('NFC').replace(SHAPELESS, '')].every((character) => characters.has(character));
}
