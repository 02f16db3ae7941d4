import { INITIAL_SCHEMA } from './initial-schema';

/**
 * Schema migrations. The entry with index n upgrades the schema from version n to version n + 1. A released entry
 * never changes.
 */
export const MIGRATIONS: readonly string[] = [
  INITIAL_SCHEMA,
  `
  ALTER TABLE trackedEvent ADD COLUMN effects INTEGER NOT NULL DEFAULT 1;

  CREATE TABLE usedKey (merchant TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (merchant, key));
  `,
  `
  ALTER TABLE member ADD COLUMN requestId TEXT NOT NULL DEFAULT '';
  `,
  `
  CREATE TABLE feedback (
    id TEXT PRIMARY KEY,
    merchant TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    contact TEXT NOT NULL,
    receivedAt INTEGER NOT NULL,
    effects INTEGER NOT NULL DEFAULT 1
  );
  `,
  `
  CREATE TABLE chatMessage (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    fromStaff INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    isRead INTEGER NOT NULL DEFAULT 0
  );

  CREATE TABLE chatTicket (
    ticket TEXT PRIMARY KEY, memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE
  );
  `,
  `
  CREATE TABLE identity (
    merchant TEXT NOT NULL,
    channel TEXT NOT NULL,
    subject TEXT NOT NULL,
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    PRIMARY KEY (merchant, channel, subject)
  );
  `,
  `
  ALTER TABLE member ADD COLUMN passwordUnset INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE announcement ADD COLUMN forceRead INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE announcement ADD COLUMN redirect TEXT NOT NULL DEFAULT '';
  ALTER TABLE announcement ADD COLUMN externalLink TEXT NOT NULL DEFAULT '';
  ALTER TABLE announcement ADD COLUMN categories TEXT NOT NULL DEFAULT '';

  CREATE TABLE banner (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    merchant TEXT NOT NULL,
    groupName TEXT NOT NULL,
    language TEXT NOT NULL,
    title TEXT NOT NULL,
    image TEXT NOT NULL,
    linkageType TEXT NOT NULL DEFAULT '',
    linkage TEXT NOT NULL DEFAULT '',
    url TEXT NOT NULL DEFAULT '',
    gameType TEXT NOT NULL DEFAULT '',
    vendor TEXT NOT NULL DEFAULT '',
    roomId TEXT NOT NULL DEFAULT '',
    nodeId TEXT NOT NULL DEFAULT ''
  );
  CREATE INDEX bannerOfGroup ON banner (merchant, groupName, language);
  `,
  `
  CREATE TABLE pushReceipt (
    merchant TEXT NOT NULL,
    messageId TEXT NOT NULL,
    event TEXT NOT NULL,
    device TEXT NOT NULL,
    at INTEGER NOT NULL,
    effects INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (merchant, messageId, event, device)
  );
  `,
  `
  ALTER TABLE member ADD COLUMN depositCount INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE member ADD COLUMN withdrawCount INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE installSetting (
    merchant TEXT NOT NULL,
    name TEXT NOT NULL,
    isOn INTEGER NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (merchant, name)
  );
  `,
  `
  CREATE TABLE ledgerEntry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (memberId, kind, reference)
  );

  CREATE TABLE ledgerPosting (
    entryId INTEGER NOT NULL REFERENCES ledgerEntry (id) ON DELETE CASCADE,
    account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount <> 0)
  );
  CREATE INDEX ledgerPostingOfEntry ON ledgerPosting (entryId);

  CREATE TABLE purse (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount >= 0),
    PRIMARY KEY (memberId, account)
  );

  CREATE TABLE turnover (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    required INTEGER NOT NULL,
    done INTEGER NOT NULL
  );

  CREATE TABLE cashOrder (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    merchant TEXT NOT NULL,
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    requestId TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    title TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    bonus INTEGER NOT NULL DEFAULT 0,
    status TEXT NOT NULL DEFAULT 'PENDING',
    reason TEXT NOT NULL DEFAULT '',
    createdAt INTEGER NOT NULL,
    decidedAt INTEGER NOT NULL DEFAULT 0,
    UNIQUE (memberId, requestId)
  );

  CREATE TABLE gameOrder (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    requestId TEXT NOT NULL,
    game TEXT NOT NULL,
    picked TEXT NOT NULL,
    drawn TEXT NOT NULL,
    stake INTEGER NOT NULL,
    win INTEGER NOT NULL,
    createdAt INTEGER NOT NULL,
    UNIQUE (memberId, requestId)
  );

  CREATE TABLE gameTicket (
    ticket TEXT PRIMARY KEY, memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE
  );

  CREATE TABLE voucher (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    source TEXT NOT NULL,
    code TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    expiresAt INTEGER NOT NULL,
    claimedAt INTEGER NOT NULL DEFAULT 0,
    usedAt INTEGER NOT NULL DEFAULT 0,
    UNIQUE (memberId, source)
  );

  CREATE TABLE redemption (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    requestId TEXT NOT NULL,
    product TEXT NOT NULL,
    points INTEGER NOT NULL,
    createdAt INTEGER NOT NULL,
    UNIQUE (memberId, requestId)
  );

  ALTER TABLE account ADD COLUMN requestId TEXT NOT NULL DEFAULT '';

  INSERT INTO ledgerEntry (memberId, kind, reference, at)
    SELECT id, 'opening', 'opening', registeredAt FROM member WHERE balance > 0;
  INSERT INTO ledgerPosting
    SELECT ledgerEntry.id, 'house:opening', -CAST(round(balance * 100) AS INTEGER) FROM ledgerEntry JOIN member ON member.id = memberId;
  INSERT INTO ledgerPosting
    SELECT ledgerEntry.id, 'cash', CAST(round(balance * 100) AS INTEGER) FROM ledgerEntry JOIN member ON member.id = memberId;
  INSERT INTO purse SELECT id, 'cash', CAST(round(balance * 100) AS INTEGER) FROM member WHERE balance > 0;
  `,
  `
  CREATE TABLE pushKey (
    merchant TEXT PRIMARY KEY,
    publicKey TEXT NOT NULL,
    jwk TEXT NOT NULL
  );
  CREATE TABLE pushMessage (
    id TEXT PRIMARY KEY,
    merchant TEXT NOT NULL,
    target TEXT NOT NULL,
    title TEXT NOT NULL,
    sentAt INTEGER NOT NULL,
    outcomes TEXT NOT NULL
  );
  `,
  `
  CREATE TABLE depositLimit (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    period TEXT NOT NULL,
    amount INTEGER NOT NULL,
    next INTEGER NOT NULL,
    nextAt INTEGER NOT NULL,
    PRIMARY KEY (memberId, period)
  );
  `,
  `
  CREATE TABLE playBreak (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    endsAt INTEGER NOT NULL
  );
  `,
  `
  ALTER TABLE announcement ADD COLUMN image TEXT NOT NULL DEFAULT '';
  UPDATE announcement SET image = '/cdn/' || merchant || '/promotion-' || (id % 3 + 1) || '.svg' WHERE promotionType <> '';
  `,
  `
  CREATE TABLE answeredRequest (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    requestId TEXT NOT NULL,
    body TEXT NOT NULL,
    response TEXT NOT NULL,
    PRIMARY KEY (memberId, requestId)
  );

  ALTER TABLE redemption ADD COLUMN code TEXT NOT NULL DEFAULT '';
  ALTER TABLE redemption ADD COLUMN state TEXT NOT NULL DEFAULT 'DELIVERED';
  ALTER TABLE redemption ADD COLUMN decidedAt INTEGER NOT NULL DEFAULT 0;
  UPDATE redemption SET code = 'R' || printf('%07d', id);
  `,
  `
  CREATE TABLE playLimit (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    period TEXT NOT NULL,
    amount INTEGER NOT NULL,
    next INTEGER NOT NULL,
    nextAt INTEGER NOT NULL,
    PRIMARY KEY (memberId, kind, period)
  );
  INSERT INTO playLimit SELECT memberId, 'DEPOSIT', period, amount, next, nextAt FROM depositLimit;
  DROP TABLE depositLimit;
  CREATE TABLE playLimitChange (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    period TEXT NOT NULL,
    amount INTEGER NOT NULL,
    at INTEGER NOT NULL,
    appliesAt INTEGER NOT NULL
  );
  CREATE TABLE selfExclusion (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    startedAt INTEGER NOT NULL,
    endsAt INTEGER NOT NULL
  );
  CREATE TABLE playActivity (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  );
  `,
  `
  ALTER TABLE gameOrder ADD COLUMN drawAt INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE TABLE depositNotice (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (memberId, version)
  );
  CREATE TABLE realityCheck (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    minutes INTEGER NOT NULL
  );
  `,
  `
  ALTER TABLE account ADD COLUMN numberHash TEXT NOT NULL DEFAULT '';
  `,
  `
  CREATE TABLE erasureRequest (id INTEGER PRIMARY KEY AUTOINCREMENT, memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE, state TEXT NOT NULL DEFAULT 'OPEN',
    reason TEXT NOT NULL DEFAULT '', requestedAt INTEGER NOT NULL, decideBy INTEGER NOT NULL, decidedAt INTEGER NOT NULL DEFAULT 0);
  `,
  `
  ALTER TABLE playLimit ADD COLUMN needsConfirmation INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE playLimitChange ADD COLUMN needsConfirmation INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE limitQuestion (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    answeredAt INTEGER NOT NULL
  );
  `,
  `
  CREATE TABLE accountClosure (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL
  );
  `,
  `
  CREATE TABLE limitReview (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    dueAt INTEGER NOT NULL
  );
  `,
  // The time of the last review does not follow from a due date, so that it is not known of any member.
  `
  DROP TABLE limitReview;
  CREATE TABLE limitReview (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    reviewedAt INTEGER NOT NULL
  );
  `,
  `
  CREATE TABLE documentCheck (
    memberId INTEGER PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    proofs TEXT NOT NULL,
    blocks TEXT NOT NULL,
    blocksFrom INTEGER NOT NULL,
    changedAt INTEGER NOT NULL,
    reason TEXT NOT NULL,
    isAsked INTEGER NOT NULL
  );
  CREATE TABLE memberDocument (
    memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    proof TEXT NOT NULL,
    type TEXT NOT NULL,
    content TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (memberId, proof)
  );
  INSERT INTO documentCheck SELECT id, 'VERIFIED', '', '', 0, registeredAt, '', 0 FROM member;
  `,
  `
  ALTER TABLE session ADD COLUMN activeAt INTEGER NOT NULL DEFAULT 0;
  `,
];
