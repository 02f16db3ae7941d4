import { number, object } from 'valibot';
import type { Database } from '../database/database';
import type { Merchant } from '../merchants/merchant';

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  EN: ['Hello Alice, your Gold benefits are active.', 'Can we help you with anything else?'],
  VI: ['Chào Alice, quyền lợi hạng Vàng của bạn đã có hiệu lực.', 'Bạn cần hỗ trợ thêm gì không?'],
  CN: ['Alice 您好，您的黄金会员权益已生效。', '还有什么可以帮您？'],
};

/** Adds two unread messages for alice at the merchants (CS-2). @param now epoch milliseconds */
export function seedChat(database: Database, merchants: readonly Merchant[], now: number): void {
  for (const { code, defaultLanguage } of merchants) {
    const sql = 'SELECT id FROM member WHERE merchant = ? AND username = ?';
    const alice = database.one(object({ id: number() }), sql, code, 'alice');
    if (!alice) continue;
    for (const text of MESSAGES[defaultLanguage] ?? []) {
      database.run('INSERT INTO chatMessage (memberId, fromStaff, text, at) VALUES (?, 1, ?, ?)', alice.id, text, now);
    }
  }
}
