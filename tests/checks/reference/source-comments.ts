import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import type { Expression, ImportDeclaration, Node, Statement, VariableDeclaration } from '@babel/types';

/** A file that has been parsed: its declared constants and what it imports, by name. */
export interface ParsedFile {
  readonly statements: readonly Statement[];
  readonly constants: ReadonlyMap<string, Expression>;
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Documentation comments of the declared constants, by name. */
  readonly comments: ReadonlyMap<string, string>;
}

const files = new Map<string, ParsedFile>();

/** Parses a TypeScript file, once. */
export function parseFile(file: string): ParsedFile {
  const known = files.get(file);
  if (known) return known;
  const { program } = parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: ['typescript'] });
  const constants = new Map<string, Expression>();
  const comments = new Map<string, string>();
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports(statement, file, imports);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    addConstants(declaration, constants);
    const comment = readComment(statement);
    const [{ id } = { id: undefined }] = declaration.declarations;
    if (comment !== '' && id?.type === 'Identifier') comments.set(id.name, comment);
  }
  const parsed = { statements: program.body, constants, imports, comments };
  files.set(file, parsed);
  return parsed;
}

function addConstants({ declarations }: VariableDeclaration, constants: Map<string, Expression>): void {
  for (const { id, init } of declarations) if (id.type === 'Identifier' && init) constants.set(id.name, init);
}

function addImports(
  { source, specifiers }: ImportDeclaration,
  file: string,
  imports: Map<string, { file: string; name: string }>,
): void {
  if (!source.value.startsWith('.')) return;
  const target = `${path.resolve(path.dirname(file), source.value)}.ts`;
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier') continue;
    const { imported, local } = specifier;
    imports.set(local.name, { file: target, name: imported.type === 'Identifier' ? imported.name : imported.value });
  }
}

/** Returns the text of the documentation comment before a node, as one line; empty if it has none. */
export function readComment({ leadingComments }: Node): string {
  const comment = leadingComments?.findLast(({ type, value }) => type === 'CommentBlock' && value.startsWith('*'));
  return (comment?.value ?? '')
    .replace(/^[^\S\n]*\*+ ?/gm, '')
    .replace(/@param[\s\S]*$/, '')
    .replace(/\{@link\s+(\w+)\s*\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}
