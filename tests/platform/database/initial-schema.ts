/** The schema of version 1, from which the migrations start. It is released and so never changes. */
export const INITIAL_SCHEMA = `
CREATE TABLE member (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  merchant TEXT NOT NULL,
  username TEXT NOT NULL COLLATE NOCASE,
  password TEXT NOT NULL,
  type INTEGER NOT NULL DEFAULT 0,
  language TEXT NOT NULL DEFAULT '',
  mobile TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  payeeName TEXT NOT NULL DEFAULT '',
  totpSecret TEXT NOT NULL DEFAULT '',
  totpStep INTEGER NOT NULL DEFAULT 0,
  secondFactor INTEGER NOT NULL DEFAULT 0,
  firstLogin INTEGER NOT NULL DEFAULT 0,
  passwordExpired INTEGER NOT NULL DEFAULT 0,
  passwordDefault INTEGER NOT NULL DEFAULT 0,
  labelName TEXT NOT NULL DEFAULT '',
  labelType TEXT NOT NULL DEFAULT '',
  rankLevel INTEGER NOT NULL DEFAULT 0,
  rankDone INTEGER NOT NULL DEFAULT 0,
  rankExpected INTEGER NOT NULL DEFAULT 0,
  balance REAL NOT NULL DEFAULT 0,
  registeredAt INTEGER NOT NULL,
  registeredFrom TEXT NOT NULL DEFAULT '',
  referral TEXT NOT NULL DEFAULT '',
  affiliate TEXT NOT NULL DEFAULT '',
  UNIQUE (merchant, username)
);
CREATE UNIQUE INDEX memberMobile ON member (merchant, mobile) WHERE mobile <> '';

CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  tail TEXT NOT NULL
);

CREATE TABLE session (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tokenHash TEXT NOT NULL UNIQUE,
  memberId INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  merchant TEXT NOT NULL,
  ip TEXT NOT NULL,
  device TEXT NOT NULL DEFAULT '',
  openedAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  ended TEXT NOT NULL DEFAULT ''
);

CREATE TABLE sms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  merchant TEXT NOT NULL,
  mobile TEXT NOT NULL,
  code TEXT NOT NULL,
  sentAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  usedAt INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX smsOfMobile ON sms (merchant, mobile, sentAt);

CREATE TABLE loginFailure (merchant TEXT NOT NULL, subject TEXT NOT NULL COLLATE NOCASE, at INTEGER NOT NULL);
CREATE INDEX loginFailureOfSubject ON loginFailure (merchant, subject, at);

CREATE TABLE captchaChallenge (challenge TEXT PRIMARY KEY, issuedAt INTEGER NOT NULL, usedAt INTEGER NOT NULL DEFAULT 0);

CREATE TABLE whiteLabelSwitch (
  merchant TEXT NOT NULL, name TEXT NOT NULL, isOn INTEGER NOT NULL, PRIMARY KEY (merchant, name)
);

CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  category TEXT NOT NULL,
  vendor TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  chineseName TEXT NOT NULL,
  prizeMode TEXT NOT NULL DEFAULT '',
  roomId TEXT NOT NULL DEFAULT '',
  trial INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE announcement (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  merchant TEXT NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  promotionType TEXT NOT NULL DEFAULT '',
  execution TEXT NOT NULL
);

CREATE TABLE trackedEvent (
  id TEXT PRIMARY KEY, merchant TEXT NOT NULL, name TEXT NOT NULL, payload TEXT NOT NULL, receivedAt INTEGER NOT NULL
);

CREATE TABLE pushDevice (
  token TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  memberId INTEGER,
  topic TEXT NOT NULL DEFAULT '',
  boundAt INTEGER NOT NULL
);
`;
