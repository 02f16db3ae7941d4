/** Matches the message of an error that the platform has answered: the text, and the code of the request below it. */
export const messageWithCode = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s+Error code [0-9a-f]{4}-[0-9a-f]{4}$`);
