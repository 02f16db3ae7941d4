import path from 'node:path';
import type { Node, ObjectExpression, ObjectProperty } from '@babel/types';
import { parseFile, readComment } from './source-comments';

const CONTRACT = path.resolve(import.meta.dirname, '../../../src/contract');
/** Files of general schemas, such as a text: their comments say nothing about a field that uses them. */
const GENERAL_SCHEMAS = new Set(['fields.ts', 'money.ts'].map((name) => path.join(CONTRACT, name)));
const LISTS = new Set(['listOf', 'requiredListOf', 'array']);

/** A node, and the file in which its names are declared. */
interface Located {
  readonly file: string;
  readonly node: Node;
}

/** Comments of fields, by their paths, such as `info.resources[].url`. */
type Comments = Map<string, string>;

/**
 * Returns the comments of the fields of a schema that a file declares, by their paths. A comment that names the fields
 * after it in backticks is theirs too, unless they have one.
 */
export function readFieldComments(file: string, name: string): ReadonlyMap<string, string> {
  const node = parseFile(file).constants.get(name);
  if (!node) throw new Error(`${file} does not declare ${name}`);
  const comments: Comments = new Map();
  addComments({ file, node }, '', comments);
  return comments;
}

/** Comments of an endpoint, and of its fields by path: `query.name`, `body.name`, `response.name`. */
export interface EndpointComments {
  readonly comment: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Returns the comments of an endpoint that a file defines. */
export function readEndpointComments(file: string, name: string): EndpointComments {
  const { constants, comments } = parseFile(file);
  const call = constants.get(name);
  const [draft] = call?.type === 'CallExpression' ? call.arguments : [];
  if (draft?.type !== 'ObjectExpression') throw new Error(`${file} does not define the endpoint ${name}`);
  const fields: Comments = new Map();
  for (const property of draft.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const part = nameOf(property);
    if (['query', 'body', 'response'].includes(part)) addComments({ file, node: property.value }, part, fields);
  }
  return { comment: comments.get(name) ?? '', fields };
}

function addComments(located: Located, at: string, comments: Comments): void {
  const { file, node } = located;
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      addComments({ file, node: node.expression }, at, comments);
      break;
    case 'ObjectExpression':
      addProperties(node, file, at, comments);
      break;
    case 'Identifier': {
      const declared = findDeclaration(file, node.name);
      if (!declared) return;
      if (!GENERAL_SCHEMAS.has(declared.file)) setComment(at, declared.comment, comments);
      addComments(declared, at, comments);
      break;
    }
    case 'CallExpression': {
      const [first] = node.arguments;
      const isList = node.callee.type === 'Identifier' && LISTS.has(node.callee.name);
      if (first) addComments({ file, node: first }, isList ? `${at}[]` : at, comments);
    }
  }
}

function addProperties({ properties }: ObjectExpression, file: string, at: string, comments: Comments): void {
  const before: string[] = [];
  for (const property of properties) {
    if (property.type === 'SpreadElement') addComments({ file, node: property.argument }, at, comments);
    if (property.type !== 'ObjectProperty') continue;
    const name = nameOf(property);
    const fieldPath = at === '' ? name : `${at}.${name}`;
    const own = readComment(property);
    if (own !== '') before.push(own);
    const shared = before.findLast((comment) => comment.includes(`\`${name}\``)) ?? '';
    setComment(fieldPath, own === '' ? shared : own, comments);
    addComments({ file, node: property.value }, fieldPath, comments);
  }
}

const nameOf = ({ key }: ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';

/** Sets the comment of a path that has none: the one nearest to the field counts. */
function setComment(at: string, comment: string, comments: Comments): void {
  if (comment !== '' && !comments.has(at)) comments.set(at, comment);
}

function findDeclaration(file: string, name: string): (Located & { readonly comment: string }) | undefined {
  const { constants, comments, imports } = parseFile(file);
  const own = constants.get(name);
  if (own) return { file, node: own, comment: comments.get(name) ?? '' };
  const imported = imports.get(name);
  return imported && findDeclaration(imported.file, imported.name);
}
