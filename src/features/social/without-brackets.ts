/** The platform's message without its bracketed part, which is for its own staff (SOCIAL-2). */
export function withoutBrackets(message: string): string {
  return message
    .replace(/\s*(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|（[^（）]*）|【[^【】]*】)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
