import { demo } from '../console/demo';

/** What `npm start` prints: where each merchant is, who can log in, where the console is. */
export function welcome(origin: string): string {
  const { merchants, members, console: consoleUrl } = demo(origin);
  const [first] = merchants;
  const people = members.filter(({ merchant }) => merchant === first?.code);
  const defaults = merchants.map(({ defaultPassword }) => defaultPassword).join(', ');
  return [
    '',
    ...merchants.map(({ name, url }) => `  ${url.padEnd(34)} ${name}`),
    `  ${consoleUrl.padEnd(34)} console: switches, scenarios, SMS inbox, faults, traffic`,
    '',
    `  Members of every merchant (dora’s password is the merchant’s default: ${defaults}):`,
    ...people.map(({ username, password, about }) => `  ${username.padEnd(8)}${password.padEnd(18)}${about}`),
    '',
  ].join('\n');
}
