import { randomUUID } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { type PushOutcome, sendWebPush } from './send-web-push';
import { generateVapidKeys, type VapidKeys } from './vapid';

/** Address that push services write to about a sender; some refuse one that cannot exist. */
const CONTACT = 'mailto:operator@fairground.example';
/** How long a message waits for a device that is off (s). */
const TTL_SECONDS = 24 * 3_600;

/** A message to a member, or to all devices of a merchant that have subscribed the topic. */
export interface PushDraft {
  readonly merchant: string;
  /** Id of the member; undefined: the topic ALL. */
  readonly memberId?: number | undefined;
  readonly title: string;
  readonly body: string;
  /** Page that a click opens. */
  readonly path: string;
  /** Epoch milliseconds; undefined: never. */
  readonly expires?: number | undefined;
}

const device = object({ token: string() });
const keyRow = object({ publicKey: string(), jwk: string() });
const messageRow = object({
  id: string(),
  merchant: string(),
  target: string(),
  title: string(),
  sentAt: number(),
  /** Outcome of each device, as JSON. */
  outcomes: string(),
});
export type SentMessage = InferOutput<typeof messageRow>;

/** Sends push messages with Web Push (PUSH-2, PUSH-3). */
export class PushDesk {
  /** Origin of a local push service that receives the messages instead of the browsers' own ones. */
  serviceOrigin: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the key that the merchant's app subscribes with. */
  publicKey(merchant: string): string {
    return this.keysOf(merchant).publicKey;
  }

  /** Sends a message to every device it is for, and forgets the devices that have ended. Resolves with its id. */
  async send(draft: PushDraft): Promise<string> {
    return this.sendTo(this.tokensOf(draft.merchant, draft.memberId), draft);
  }

  /** Returns on how many devices a member, or the topic ALL, is reached. */
  countDevices(merchant: string, memberId: number | undefined): number {
    return this.tokensOf(merchant, memberId).length;
  }

  private tokensOf(merchant: string, memberId: number | undefined): readonly string[] {
    const rows =
      memberId === undefined
        ? this.database.all(device, "SELECT token FROM pushDevice WHERE merchant = ? AND topic = 'ALL'", merchant)
        : this.database.all(
            device,
            'SELECT token FROM pushDevice WHERE merchant = ? AND memberId = ?',
            merchant,
            memberId,
          );
    return rows.map(({ token }) => token);
  }

  /** Sends a message to some devices. Resolves with its id. */
  async sendTo(tokens: readonly string[], draft: PushDraft): Promise<string> {
    const { merchant, memberId, title, body, path, expires } = draft;
    const id = randomUUID();
    const member = memberId === undefined ? '' : String(memberId);
    const fields = { id, title, body, path, member, ...(expires !== undefined && { expires: String(expires) }) };
    const keys = this.keysOf(merchant);
    const outcomes = await Promise.all(
      tokens.map(async (token): Promise<PushOutcome> => {
        const outcome = await sendWebPush({
          token,
          payload: JSON.stringify(fields),
          keys,
          contact: CONTACT,
          ttlSeconds: TTL_SECONDS,
          topic: '',
          now: this.clock.now(),
          serviceOrigin: this.serviceOrigin,
        });
        if (outcome === 'gone') this.database.run('DELETE FROM pushDevice WHERE token = ?', token);
        return outcome;
      }),
    );
    this.database.run(
      'INSERT INTO pushMessage (id, merchant, target, title, sentAt, outcomes) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      merchant,
      member === '' ? 'ALL' : `member ${member}`,
      title,
      this.clock.now(),
      JSON.stringify(outcomes),
    );
    return id;
  }

  /** Returns the messages that have been sent, newest first. */
  sent(): readonly SentMessage[] {
    return this.database.all(messageRow, 'SELECT * FROM pushMessage ORDER BY sentAt DESC, rowid DESC LIMIT 50');
  }

  /** Keys are created once: with another one every subscription would be void. */
  private keysOf(merchant: string): VapidKeys {
    const stored = this.database.one(keyRow, 'SELECT publicKey, jwk FROM pushKey WHERE merchant = ?', merchant);
    if (stored) return stored;
    const keys = generateVapidKeys();
    this.database.run(
      'INSERT INTO pushKey (merchant, publicKey, jwk) VALUES (?, ?, ?)',
      merchant,
      keys.publicKey,
      keys.jwk,
    );
    return keys;
  }
}
