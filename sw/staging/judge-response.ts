import type { StagingFault } from '../../src/contract/sw-protocol';

/** What a content type must say for a file name. Portals and fallbacks answer HTML under every name, with status 200. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.html$/, /^text\/html\b/],
  [/\.(json|webmanifest)$/, /^application\/([\w.-]+\+)?json\b/],
  [/\.(png|jpe?g|webp|avif|gif|svg|ico)$/, /^image\//],
  [/\.woff2?$/, /^(font\/|application\/(font-|octet-stream))/],
];

/** What is wrong with an answer before its body is read; undefined when it may be the file at `url`. */
export function judgeResponse(
  answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
  url: string,
): StagingFault | undefined {
  const foreign = answer.type !== 'basic' && answer.type !== 'default';
  if (answer.status !== 200 || answer.redirected || foreign) return 'status';
  const said = answer.headers.get('content-type') ?? '';
  const expected = TYPES.find(([name]) => name.test(url))?.[1];
  const fits = expected ? expected.test(said) : !/^text\/html\b/.test(said);
  return fits ? undefined : 'type';
}
