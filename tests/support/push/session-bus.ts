import { createServer, type Socket } from 'node:net';
import {
  DBUS_ERROR,
  DBUS_METHOD_CALL,
  DBUS_METHOD_RETURN,
  DBUS_SIGNAL,
  type DBusMessage,
  type DBusValue,
  decodeDBusMessage,
  encodeDBusMessage,
  getDBusMessageLength,
} from './d-bus-message';

/*
 * A D-Bus session bus with a notification server, as on a Linux desktop. Chromium shows notifications through this
 * server. It treats a click that the server reports as user activation, which is required to focus or open a window.
 */

/** A notification on the desktop. */
export interface DesktopNotification {
  readonly id: number;
  /** Id of the notification that this notification replaces; 0 if it replaces no notification. */
  readonly replaces: number;
  readonly title: string;
  readonly body: string;
  /** Keys and texts of the notification's buttons, alternating. */
  readonly actions: readonly string[];
}

export interface DBusSessionBus {
  /** Value of DBUS_SESSION_BUS_ADDRESS. */
  readonly address: string;
  /** All notifications that were shown, oldest first. */
  readonly shown: readonly DesktopNotification[];
  /** Ids of the notifications that the browser has closed, in this order. */
  readonly closed: readonly number[];
  /** Clicks a notification or, if `key` is given, the button of the notification that has this key. */
  click(id: number, key?: string): void;
  /** Closes a notification as a user does. */
  dismiss(id: number): void;
  close(): Promise<void>;
}

const BUS = 'org.freedesktop.DBus';
const NOTIFICATIONS = 'org.freedesktop.Notifications';
const PATH = '/org/freedesktop/Notifications';
/** Unique name of the notification server. */
const SERVER = ':1.2';
/** Result code of `StartServiceByName` for a service that runs already. */
const ALREADY_RUNNING = 2;
const CLOSED_BY_USER = 2;
const CLOSED_BY_CALL = 3;

/**
 * Returns the response to a line of the authentication protocol. Firefox uses more commands of this protocol than
 * Chromium.
 */
function authenticate(line: string): string {
  const [command = '', mechanism, response] = line.replace('\0', '').split(' ');
  if (command === 'AUTH' && mechanism !== 'EXTERNAL') return 'REJECTED EXTERNAL';
  if (command === 'AUTH' && response === undefined) return 'DATA';
  return command === 'AUTH' || command === 'DATA' ? `OK ${'0'.repeat(32)}` : 'ERROR';
}

/** Starts a session bus. @param path path of the Unix socket to listen on */
export async function startDBusSessionBus(path: string): Promise<DBusSessionBus> {
  const shown: DesktopNotification[] = [];
  const closed: number[] = [];
  const sockets = new Set<Socket>();
  let serial = 0;
  const server = createServer((socket) => accept(socket));
  await new Promise<void>((done) => server.listen(path, done));

  function accept(socket: Socket): void {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    let isAuthenticated = false;
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      while (!isAuthenticated) {
        const end = received.indexOf('\r\n');
        if (end < 0) return;
        const line = received.toString('utf8', 0, end);
        received = received.subarray(end + 2);
        isAuthenticated = line === 'BEGIN';
        if (!isAuthenticated) socket.write(`${authenticate(line)}\r\n`);
      }
      for (let length = getDBusMessageLength(received); length !== undefined && received.length >= length; ) {
        handle(socket, decodeDBusMessage(received.subarray(0, length)));
        received = received.subarray(length);
        length = getDBusMessageLength(received);
      }
    });
  }

  function handle(socket: Socket, message: DBusMessage): void {
    if (message.type !== DBUS_METHOD_CALL) return;
    const response = respond(message);
    const isError = response === undefined;
    const [signature = '', ...body] = response ?? ['s', `no method ${message.member}`];
    send(socket, {
      type: isError ? DBUS_ERROR : DBUS_METHOD_RETURN,
      replySerial: message.serial,
      ...(isError && { errorName: `${BUS}.Error.UnknownMethod` }),
      sender: message.interface === NOTIFICATIONS ? SERVER : BUS,
      ...(signature !== '' && { signature }),
      body,
    });
  }

  /** Returns the signature and the values of the response to a method call; undefined if the response is an error. */
  function respond({ interface: name, member, body }: DBusMessage): readonly [string, ...DBusValue[]] | undefined {
    switch (`${name}.${member}`) {
      case `${BUS}.Hello`:
        return ['s', ':1.1'];
      case `${BUS}.AddMatch`:
      case `${BUS}.RemoveMatch`:
        return [''];
      case `${BUS}.NameHasOwner`:
        return ['b', body[0] === NOTIFICATIONS];
      case `${BUS}.GetNameOwner`:
        return body[0] === NOTIFICATIONS ? ['s', SERVER] : undefined;
      case `${BUS}.StartServiceByName`:
        return ['u', body[0] === NOTIFICATIONS ? ALREADY_RUNNING : 0];
      case `${BUS}.ListActivatableNames`:
      case `${BUS}.ListNames`:
        return ['as', [BUS, NOTIFICATIONS]];
      case `${NOTIFICATIONS}.GetCapabilities`:
        return ['as', ['body', 'actions']];
      case `${NOTIFICATIONS}.GetServerInformation`:
        return ['ssss', 'desktop', 'fairground', '1', '1.2'];
      case `${NOTIFICATIONS}.Notify`:
        return ['u', notify(body)];
      case `${NOTIFICATIONS}.CloseNotification`:
        closed.push(Number(body[0]));
        signal('NotificationClosed', 'uu', [body[0] ?? 0, CLOSED_BY_CALL]);
        return [''];
      default:
        return undefined;
    }
  }

  function notify(body: readonly DBusValue[]): number {
    const [, replaces, , title, text, actions] = body;
    const id = Number(replaces) || shown.length + 1;
    shown.push({
      id,
      replaces: Number(replaces),
      title: String(title),
      body: String(text),
      actions: (actions as readonly DBusValue[]).map(String),
    });
    return id;
  }

  function signal(member: string, signature: string, body: readonly DBusValue[]): void {
    for (const socket of sockets)
      send(socket, {
        type: DBUS_SIGNAL,
        path: PATH,
        interface: NOTIFICATIONS,
        member,
        sender: SERVER,
        signature,
        body,
      });
  }

  function send(socket: Socket, message: Omit<DBusMessage, 'serial'>): void {
    serial += 1;
    socket.write(encodeDBusMessage({ ...message, serial }));
  }

  return {
    address: `unix:path=${path}`,
    shown,
    closed,
    click(id, key = 'default') {
      signal('ActionInvoked', 'us', [id, key]);
    },
    dismiss(id) {
      signal('NotificationClosed', 'uu', [id, CLOSED_BY_USER]);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
