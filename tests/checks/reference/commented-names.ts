import path from 'node:path';
import type { Node } from '@babel/types';
import { parseFile, readComment } from './source-comments';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A name that the sources list, with its comment. */
export type CommentedName = readonly [name: string, comment: string];

/** Returns the texts in a constant array of a file, with the comment of each. */
export function readArrayComments(file: string, constant: string): readonly CommentedName[] {
  const value = parseFile(path.join(ROOT, file)).constants.get(constant);
  const array = value?.type === 'TSAsExpression' ? value.expression : value;
  if (array?.type !== 'ArrayExpression') throw new Error(`${file} has no array ${constant}`);
  return array.elements.flatMap((element) => (element ? [readName(element, file)] : []));
}

function readName(literal: Node, file: string): CommentedName {
  if (literal.type !== 'StringLiteral') throw new Error(`${file} lists something that is no text`);
  const comment = readComment(literal);
  if (comment === '') throw new Error(`${file} does not say what ${literal.value} is`);
  return [literal.value, comment];
}
