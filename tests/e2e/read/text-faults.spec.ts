import { expect, test } from '@playwright/test';
import { findTextFaults } from '../../support/page/text-faults';

/*
 * The measurement that the tests of texts on narrow screens use, on texts that are broken and texts that are not.
 */
const ANYWHERE = 'overflow-wrap: anywhere';

const TEXTS = [
  ['th', `inline-size: 40px; ${ANYWHERE}`, 'ภาษาไทย', 1],
  ['km', `inline-size: 30px; ${ANYWHERE}`, 'កម្មវិធី', 1],
  ['my', `inline-size: 30px; ${ANYWHERE}`, 'စက္ကန့်', 1],
  ['th', 'inline-size: 130px', 'กรุณาเข้าสู่ระบบอีกครั้งเพื่อดำเนินการต่อ', 0],
  ['my', 'inline-size: 160px', 'အကောင့်ဖွင့်ရန် စက္ကန့် အနည်းငယ်သာ လိုပါသည်', 0],
  ['zh-Hans', 'inline-size: 40px', '请重新登录', 0],
  ['es', `inline-size: 40px; ${ANYWHERE}`, 'Recompensas', 1],
  ['es', `inline-size: 85px; ${ANYWHERE}`, 'Recom\u00adpensas', 0],
  ['es', `inline-size: 40px; ${ANYWHERE}`, 'Recom\u00adpensas', 2],
  ['hi', 'inline-size: 25px', '₹ 50', 1],
  ['id', 'inline-size: 40px', 'Rp 5.000', 1],
  ['ms', 'inline-size: 40px', 'RM 5', 1],
  ['pt-BR', 'inline-size: 40px', 'R$ 50', 1],
  ['id', 'inline-size: 40px; white-space: nowrap', 'Rp 5.000', 0],
  ['en', 'font-size: 0', '₱500.00', 1],
] as const;

test('[I18N-2.4][I18N-2.7] the measurement finds texts that are broken or have no size, and no others', async ({
  page,
}) => {
  for (const [lang, style, text, faults] of TEXTS) {
    await page.setContent(`<html lang="${lang}"><body style="font-size: 20px"><p style="${style}">${text}</p></body>`);
    expect(await findTextFaults(page, 1280, true), `${lang} “${text}” with ${style}`).toHaveLength(faults);
  }
  await page.setContent('<p><img alt="" width="20"><span style="font-size: 0">Fairground</span></p>');
  expect(await findTextFaults(page, 1280, true), 'a name that gives way to its picture').toEqual([]);
});
