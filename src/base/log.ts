export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogDetails = Readonly<Record<string, unknown>>;
export type LogSink = (level: LogLevel, event: string, details: LogDetails) => void;
export type Logger = Readonly<Record<LogLevel, (event: string, details?: LogDetails) => void>>;

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];
const SECRET_NAME = /token|passw|secret|authoriz|cookie|captcha|geetest|verif|authcode|mobile|email|payee/i;
const SECRET_IN_TEXT =
  /((?:tokens?|passw\w*|authorization|firebaseIdToken)["']?\s*[=:]\s*["']?)(?:bearer\s+)?[^\s&"'#,}]+/gi;
const HIDDEN = '[hidden]';
const DEPTH = 4;

/** A copy without tokens, passwords, codes and addresses of people. Errors become name and message. */
export function redact(value: unknown, depth = DEPTH): unknown {
  if (typeof value === 'string') return value.replace(SECRET_IN_TEXT, `$1${HIDDEN}`);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[deep]';
  if (value instanceof Error) return { name: value.name, message: redact(value.message) };
  if (Array.isArray(value)) return value.map((item: unknown) => redact(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, SECRET_NAME.test(name) ? HIDDEN : redact(item, depth - 1)]),
  );
}

const toConsole: LogSink = (level, event, details) => {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to the console, after redaction
  console[level](event, details);
};

/** A logger that redacts what it is given and drops what is below `lowest`. */
export function createLogger(lowest: LogLevel = 'warn', sink: LogSink = toConsole): Logger {
  const at =
    (level: LogLevel) =>
    (event: string, details: LogDetails = {}) => {
      if (ORDER.indexOf(level) < ORDER.indexOf(lowest)) return;
      sink(level, String(redact(event)), Object(redact(details)));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export const log = createLogger();
