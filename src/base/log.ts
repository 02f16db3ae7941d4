export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogDetails = Readonly<Record<string, unknown>>;
export type LogSink = (level: LogLevel, event: string, details: LogDetails) => void;
export type Logger = Readonly<Record<LogLevel, (event: string, details?: LogDetails) => void>>;

const SECRET_NAME = /token|passw|secret|authoriz|cookie|captcha|geetest|verif|authcode|mobile|email|payee/i;
const HIDDEN = '[hidden]';
const MAX_DEPTH = 4;

/**
 * Returns a copy in which tokens, passwords, codes, phone numbers and email addresses are hidden. An error is reduced
 * to its name and message. Values that are nested too deeply are replaced by `[deep]`.
 */
export function redact(value: unknown, depth = MAX_DEPTH): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[deep]';
  if (value instanceof Error) return { name: value.name, message: redact(value.message) };
  if (Array.isArray(value)) return value.map((item: unknown) => redact(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, SECRET_NAME.test(name) ? HIDDEN : redact(item, depth - 1)]),
  );
}

/** Hides the values of tokens, passwords and authorization in a string such as `token=…`, in linear time. */
function redactText(text: string): string {
  // A word followed by `=` or `:`. Matches at word boundaries only, so that a long word is scanned once.
  const names = text.matchAll(/\b(\w+)["']?\s*[=:]\s*["']?/g);
  const secretName = /tokens?$|passw|authorization$/i;
  const valuePattern = /(?:bearer\s+)?[^\s&"'#,}]+/iy;
  let redacted = '';
  let copiedTo = 0;
  for (const { 0: match, 1: name = '', index } of names) {
    const valueAt = index + match.length;
    // Stryker disable next-line EqualityOperator: no value begins where another one ends
    if (valueAt < copiedTo || !secretName.test(name)) continue;
    valuePattern.lastIndex = valueAt;
    const value = valuePattern.exec(text)?.[0];
    if (value === undefined) continue;
    redacted += text.slice(copiedTo, valueAt) + HIDDEN;
    copiedTo = valueAt + value.length;
  }
  return redacted + text.slice(copiedTo);
}

const toConsole: LogSink = (level, event, details) => {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to the console, after redaction
  console[level](event, details);
};

/** Returns a logger that redacts its input and drops entries below `lowest`. */
export function createLogger(lowest: LogLevel = 'warn', sink: LogSink = toConsole): Logger {
  const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];
  const at =
    (level: LogLevel) =>
    (event: string, details: LogDetails = {}) => {
      if (levels.indexOf(level) < levels.indexOf(lowest)) return;
      sink(level, String(redact(event)), Object(redact(details)));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export const log = createLogger();
