import { randomUUID } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { type FcmOrigins, FcmSender } from './fcm/fcm-sender';
import type { FirebaseProject } from './fcm/service-account';
import { PushDevices } from './push-devices';
import { type PushOutcome, sendWebPush } from './send-web-push';
import { generateVapidKeys, type VapidKeys } from './vapid';

/**
 * Contact address of the sender for the operators of push services. Some push services refuse an address that cannot
 * exist.
 */
const CONTACT = 'mailto:operator@fairground.example';
/** How long a push service keeps a message for a device that is offline (s). */
const TTL_SECONDS = 24 * 3_600;

/** A message to a member, or to all devices of a merchant that have subscribed to the topic ALL. */
export interface PushMessageDraft {
  readonly merchant: string;
  /** Id of the member; undefined for the topic ALL. */
  readonly memberId?: number | undefined;
  /** Whether it offers something; a message to everyone always counts as an offer (SAFE-4). */
  readonly isOffer?: boolean | undefined;
  readonly title: string;
  readonly body: string;
  /** Page that a click on the notification opens. */
  readonly path: string;
  /** Time at which the message expires (epoch ms); undefined if it never expires. */
  readonly expires?: number | undefined;
}

const keyRow = object({ publicKey: string(), jwk: string() });
const messageRow = object({
  id: string(),
  merchant: string(),
  target: string(),
  title: string(),
  sentAt: number(),
  /** JSON array with the outcome for each device, or with the one outcome for the topic. */
  outcomes: string(),
});
export type SentPushMessage = InferOutput<typeof messageRow>;

/**
 * Sends push messages (PUSH-2, PUSH-3): through Firebase Cloud Messaging for merchants that have a Firebase project,
 * by Web Push for all other merchants. The fields of a message are the same for both protocols.
 */
export class PushSender {
  readonly devices: PushDevices;
  /**
   * Origin of a local push service that receives Web Push messages instead of the browsers' own push services;
   * undefined if there is no local push service.
   */
  serviceOrigin: string | undefined;
  private readonly projects = new Map<string, { readonly web: FirebaseProject['web']; readonly sender: FcmSender }>();

  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {
    this.devices = new PushDevices(database, clock);
  }

  /**
   * Connects a Firebase project to a merchant.
   * @param origins origins of the Firebase APIs; by default those of Google
   */
  connectFirebase({ merchant, web, account }: FirebaseProject, origins?: FcmOrigins): void {
    this.projects.set(merchant, { web, sender: new FcmSender(account, () => this.clock.now(), origins) });
  }

  disconnectFirebase(): void {
    this.projects.clear();
  }

  /**
   * Returns the fields with which the merchant's app registers a device (PUSH-1): those of the merchant's Firebase
   * project or, without a project, only the VAPID key.
   */
  configOf(merchant: string): Partial<FirebaseProject['web']> {
    return this.projects.get(merchant)?.web ?? { vapidKey: this.keysOf(merchant).publicKey };
  }

  /** Subscribes a device to a topic. Resolves with whether the device is known. Rejects if Firebase fails. */
  async subscribe(merchant: string, token: string, topic: string): Promise<boolean> {
    if (!this.devices.setTopic(token, topic)) return false;
    const outcome = await this.firebaseOf(merchant, token)?.changeTopic('add', token, topic);
    if (outcome === 'failed') throw new Error('Firebase has not subscribed the device');
    if (outcome === 'gone') this.devices.forget(token);
    return outcome !== 'gone';
  }

  /**
   * Ends the topic subscription of a device and, if `isAll` is true, deletes the device. An error of Firebase is
   * ignored.
   */
  async unsubscribe(merchant: string, token: string, isAll: boolean): Promise<void> {
    if (isAll) this.devices.forget(token);
    else this.devices.setTopic(token, '');
    await this.firebaseOf(merchant, token)?.changeTopic('remove', token, 'ALL');
  }

  /**
   * Sends a message to all of its receivers, and deletes the devices whose registration has ended. Resolves with the id
   * of the message.
   */
  async send(draft: PushMessageDraft): Promise<string> {
    const { merchant, memberId, isOffer } = draft;
    const project = this.projects.get(merchant);
    if (project && memberId === undefined)
      return this.deliver(draft, async (fields) => [await project.sender.send({ topic: 'ALL' }, fields, TTL_SECONDS)]);
    return this.sendTo(this.devices.tokens(merchant, memberId, isOffer || memberId === undefined), draft);
  }

  /** Sends a message to the given devices. Resolves with the id of the message. */
  async sendTo(tokens: readonly string[], draft: PushMessageDraft): Promise<string> {
    return this.deliver(draft, (fields) => Promise.all(tokens.map((token) => this.sendOne(token, draft, fields))));
  }

  /** Returns the messages that have been sent, newest first. */
  sent(): readonly SentPushMessage[] {
    return this.database.all(messageRow, 'SELECT * FROM pushMessage ORDER BY sentAt DESC, rowid DESC LIMIT 50');
  }

  private async sendOne(token: string, { merchant }: PushMessageDraft, fields: Fields): Promise<PushOutcome> {
    const outcome = await (this.firebaseOf(merchant, token)?.send({ token }, fields, TTL_SECONDS) ??
      sendWebPush({
        token,
        payload: JSON.stringify(fields),
        keys: this.keysOf(merchant),
        contact: CONTACT,
        ttlSeconds: TTL_SECONDS,
        topic: '',
        now: this.clock.now(),
        serviceOrigin: this.serviceOrigin,
      }));
    if (outcome === 'gone') this.devices.forget(token);
    return outcome;
  }

  private async deliver(
    draft: PushMessageDraft,
    send: (fields: Fields) => Promise<readonly PushOutcome[]>,
  ): Promise<string> {
    const { merchant, memberId, title, body, path, expires } = draft;
    const id = randomUUID();
    const member = memberId === undefined ? '' : String(memberId);
    const outcomes = await send({
      id,
      title,
      body,
      path,
      member,
      ...(expires !== undefined && { expires: String(expires) }),
    });
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

  /**
   * Returns the Firebase sender for a registration token. Returns undefined if the merchant has no Firebase project,
   * or if the token is a Web Push subscription from the time before the merchant had a Firebase project.
   */
  private firebaseOf(merchant: string, token: string): FcmSender | undefined {
    return token.startsWith('{') ? undefined : this.projects.get(merchant)?.sender;
  }

  /**
   * Returns the VAPID key pair of a merchant. The key pair is created only once, because a new key pair would
   * invalidate every push subscription.
   */
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

/** The fields of a push message, see `src/contract/service-worker/push-message.ts`. */
type Fields = Readonly<Record<string, string>>;
