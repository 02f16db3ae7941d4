import { object, string } from 'valibot';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';

const device = object({ token: string() });

/** The devices that are bound to members (PUSH-2). A device is identified by its registration token. */
export class PushDevices {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /** Binds a device to a member, even if it was bound to another member. @param now epoch milliseconds */
  bind(token: string, merchant: string, memberId: number, now: number): void {
    this.database.run(
      `INSERT INTO pushDevice (token, merchant, memberId, boundAt) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET merchant = excluded.merchant, memberId = excluded.memberId, boundAt = excluded.boundAt`,
      token,
      merchant,
      memberId,
      now,
    );
  }

  isBound(token: string, memberId: number): boolean {
    const sql = 'SELECT count(*) AS n FROM pushDevice WHERE token = ? AND memberId = ?';
    return this.database.count(sql, token, memberId) > 0;
  }

  /**
   * Sets the topic that a device has subscribed to; an empty string removes the topic. Returns whether the device is
   * known.
   */
  setTopic(token: string, topic: string): boolean {
    return this.database.run('UPDATE pushDevice SET topic = ? WHERE token = ?', topic, token).changes > 0;
  }

  forget(token: string): void {
    this.database.run('DELETE FROM pushDevice WHERE token = ?', token);
  }

  /** Deletes all devices of a member. */
  forgetMember(memberId: number): void {
    this.database.run('DELETE FROM pushDevice WHERE memberId = ?', memberId);
  }

  /**
   * Returns the tokens of a member's devices or, without a member, of the devices that have subscribed to the topic
   * ALL. For an offer, as a message to everyone always is, without those of members on a break or excluded (SAFE-4).
   */
  tokens(merchant: string, memberId: number | undefined, isOffer = memberId === undefined): readonly string[] {
    const now = isOffer ? this.clock.now() : Number.MAX_SAFE_INTEGER;
    const rows = this.database.all(
      device,
      `SELECT token FROM pushDevice WHERE merchant = ?
        AND ${memberId === undefined ? "topic = 'ALL'" : 'memberId = ?'}
        AND memberId NOT IN (SELECT memberId FROM playBreak WHERE endsAt > ?)
        AND memberId NOT IN (SELECT memberId FROM selfExclusion WHERE endsAt > ?)`,
      ...[merchant, ...(memberId === undefined ? [] : [memberId]), now, now],
    );
    return rows.map(({ token }) => token);
  }
}
