import { buildDemoData } from '../console/demo';

/** Returns the message of `npm start`: URLs of the merchants and the console, and the demo members. */
export function buildStartupMessage(origin: string): string {
  const { merchants, members, console: consoleUrl } = buildDemoData(origin);
  const [first] = merchants;
  const demoMembers = members.filter(({ merchant }) => merchant === first?.code);
  const defaults = merchants.map(({ defaultPassword }) => defaultPassword).join(', ');
  return [
    '',
    ...merchants.map(({ name, url }) => `  ${url.padEnd(34)} ${name}`),
    `  ${consoleUrl.padEnd(34)} console: switches, scenarios, SMS inbox, faults, traffic`,
    '',
    `  Members of every merchant (dora’s password is the merchant’s default: ${defaults}):`,
    ...demoMembers.map(({ username, password, about }) => `  ${username.padEnd(8)}${password.padEnd(18)}${about}`),
    '',
  ].join('\n');
}
