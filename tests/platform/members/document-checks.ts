import { type InferOutput, number, object, string } from 'valibot';
import { getOwnProperty } from '../../../src/base/own-property';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import type {
  BlockedAction,
  DocumentCheck,
  DocumentProof,
  DocumentType,
} from '../../../src/contract/endpoints/account/document-check';
import type { Scenarios } from '../control/scenarios';
import type { Database } from '../database/database';
import { findMerchant } from '../merchants/find-merchant';
import { getPlatformRules } from '../merchants/jurisdictions';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';
import type { Member } from './member';
import type { MemberDirectory } from './member-directory';

const HOUR_MS = 3_600_000;
/** For how long an operator keeps documents, as members read it, by language. Left out in a language that has no text. */
const RETENTION: Readonly<Record<string, string>> = {
  EN: 'We keep your documents for five years after your account is closed.',
  CN: '您的证件资料将在账户关闭后保存五年。',
  TW: '您的證件資料將於帳戶關閉後保存五年。',
  VI: 'Chúng tôi lưu giữ giấy tờ của bạn trong năm năm sau khi tài khoản được đóng.',
};
const ALL_PROOFS: readonly DocumentProof[] = ['AGE', 'NAME', 'ADDRESS'];
const ALL_ACTIONS: readonly BlockedAction[] = ['DEPOSIT', 'WITHDRAWAL', 'PLAY'];

const row = object({
  memberId: number(),
  state: string(),
  proofs: string(),
  blocks: string(),
  blocksFrom: number(),
  changedAt: number(),
  reason: string(),
  isAsked: number(),
});
type Row = Omit<InferOutput<typeof row>, 'state'> & { readonly state: DocumentCheck['state'] };

const document = object({ proof: string(), type: string(), content: string(), at: number() });

interface DocumentServices {
  readonly database: Database;
  readonly clock: PlatformClock;
  readonly members: MemberDirectory;
  readonly scenarios: Scenarios;
}

const listIn = <T extends string>(text: string): T[] => text.split(',').filter((one): one is T => one !== '');

/**
 * The checks of who members are, which the jurisdiction demands of everyone, or the operator of one member. What is
 * blocked meanwhile is refused (SAFE-5.8).
 */
export class DocumentChecks {
  constructor(private readonly services: DocumentServices) {}

  /**
   * Returns what a member reads of the check.
   * @param language of the sentence about retention, which is left out without it
   */
  of(memberId: number, language = ''): DocumentCheck {
    const found = this.find(memberId);
    if (!found)
      return {
        state: 'NONE',
        proofs: [],
        received: [],
        blocks: [],
        blocksFrom: 0,
        changedAt: 0,
        reason: '',
        retention: '',
      };
    const { state, proofs, blocks, blocksFrom, changedAt, reason } = found;
    return {
      ...{ state, proofs: listIn<DocumentProof>(proofs), received: this.received(memberId) },
      ...{ blocks: state === 'VERIFIED' ? [] : listIn<BlockedAction>(blocks), blocksFrom, changedAt, reason },
      retention: getOwnProperty(RETENTION, language) ?? '',
    };
  }

  /** Returns what is blocked now. */
  blocked(memberId: number): BlockedAction[] {
    const { blocks, blocksFrom } = this.of(memberId);
    return this.services.clock.now() >= blocksFrom ? blocks : [];
  }

  /** Returns why an action is refused; undefined if it is not blocked. */
  refuse(memberId: number, action: BlockedAction): RefusalError | undefined {
    if (!this.blocked(memberId).includes(action)) return undefined;
    return createRefusalError(CASHIER_ERROR_CODES.documentsNeeded, 'Send your documents first');
  }

  /** Keeps a document that is asked for; the check begins when all have arrived. */
  send(
    memberId: number,
    { proof, type, content }: { proof: DocumentProof; type: DocumentType; content: string },
  ): void {
    const { database, clock } = this.services;
    const open = this.find(memberId);
    if (!open || !['NEEDED', 'MORE'].includes(open.state) || !listIn(open.proofs).includes(proof)) return;
    const sql = 'INSERT OR REPLACE INTO memberDocument VALUES (?, ?, ?, ?, ?)';
    database.run(sql, memberId, proof, type, content, clock.now());
    const received = this.received(memberId);
    const isComplete = listIn<DocumentProof>(open.proofs).every((one) => received.includes(one));
    this.save({ ...open, ...(isComplete && { state: 'SENT', changedAt: clock.now(), reason: '' }) });
  }

  /** Records that a seeded member was verified long ago, wherever this is demanded. */
  seedVerified(memberId: number, changedAt: number): void {
    const none = { proofs: '', blocks: '', blocksFrom: 0, reason: '', isAsked: 0 };
    this.save({ memberId, state: 'VERIFIED', changedAt, ...none });
  }

  /** Asks a member for all documents, or for others, of which the reason tells. Blocks everything until then. */
  ask(memberId: number, proofs: readonly DocumentProof[] = ALL_PROOFS, reason = ''): void {
    const { database, clock } = this.services;
    for (const proof of proofs)
      database.run('DELETE FROM memberDocument WHERE memberId = ? AND proof = ?', memberId, proof);
    const now = clock.now();
    const { blocks = ALL_ACTIONS.join(','), blocksFrom = now } = this.isOpen(memberId)
      ? (this.find(memberId) ?? {})
      : {};
    this.save({
      ...{
        memberId,
        state: proofs.length === ALL_PROOFS.length ? 'NEEDED' : 'MORE',
        proofs: proofs.join(','),
        blocks,
        blocksFrom,
      },
      ...{ changedAt: now, reason, isAsked: 1 },
    });
  }

  /** Ends a check. @param reason why it is refused, which the member reads */
  decide(memberId: number, isVerified: boolean, reason: string): void {
    const open = this.find(memberId);
    if (!open) return;
    const state = isVerified ? 'VERIFIED' : 'REFUSED';
    this.save({ ...open, state, changedAt: this.services.clock.now(), reason: isVerified ? '' : reason, isAsked: 1 });
  }

  /** Returns the documents of a member, for the operator. */
  documents(memberId: number) {
    const sql = 'SELECT proof, type, content, at FROM memberDocument WHERE memberId = ? ORDER BY at';
    return this.services.database.all(document, sql, memberId);
  }

  private isOpen(memberId: number): boolean {
    return !['NONE', 'VERIFIED'].includes(this.of(memberId).state);
  }

  private received(memberId: number): DocumentProof[] {
    const sent = this.documents(memberId).map(({ proof }) => proof);
    return ALL_PROOFS.filter((proof) => sent.includes(proof));
  }

  private save({ memberId, state, proofs, blocks, blocksFrom, changedAt, reason, isAsked }: Row): void {
    const values = [memberId, state, proofs, blocks, blocksFrom, changedAt, reason, isAsked];
    this.services.database.run('INSERT OR REPLACE INTO documentCheck VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...values);
  }

  /** Returns what is stored, or what the jurisdiction demands of a member of whom nothing is. */
  private find(memberId: number): Row | undefined {
    const { database, members } = this.services;
    const member = members.byId(memberId);
    const demanded = member && this.demandOf(member);
    const stored = database.one(row, 'SELECT * FROM documentCheck WHERE memberId = ?', memberId);
    if (!stored || (stored.isAsked === 0 && !demanded)) return demanded;
    const { blocks, blocksFrom } = demanded && stored.isAsked === 0 ? demanded : stored;
    return { ...stored, state: stored.state as DocumentCheck['state'], blocks, blocksFrom };
  }

  private demandOf({ id, merchant: code, registeredAt }: Member): Row | undefined {
    const merchant = findMerchant(code);
    const rule = merchant && getPlatformRules(this.services, merchant).documents;
    if (!rule) return undefined;
    return {
      ...{ memberId: id, state: 'NEEDED', proofs: rule.proofs.join(','), blocks: rule.blocks.join(',') },
      ...{ blocksFrom: registeredAt + rule.afterHours * HOUR_MS, changedAt: registeredAt, reason: '', isAsked: 0 },
    };
  }
}
