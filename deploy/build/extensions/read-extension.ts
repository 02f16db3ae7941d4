import { type GenericSchema, parse } from 'valibot';
import { parseIfValid } from '../../../src/base/parse-if-valid';
import type { ExtensionSettings } from '../../../src/contract/bootstrap/extension';
import type { SchemaShape } from '../../../src/contract/schema-shape';
import { findUnknownKeys } from '../../../src/services/config-check/find-unknown-keys';
import { findWrongTypes } from '../../../src/services/config-check/find-wrong-types';
import { type Finding, fault, formatFinding } from '../../../src/services/config-check/finding';
import type { TranslationCatalogue } from '../../../src/services/i18n/catalogue';
import { extensionFile, textsFile, tokensFile } from './extension-file';
import { judgeExtensionFile } from './judge-extension-file';
import { judgeArt, judgeTokens } from './judge-look';
import { judgeTexts, selectTexts, type TextsByLanguage } from './judge-texts';

const MANIFEST = 'extension.json';
const TOKENS = 'tokens.json';
const TEXTS = /^texts\/([a-z-]+)\.json$/;

/** What the files of an extension say, apart from its code. */
export interface ReadExtension extends Omit<ExtensionSettings, 'script' | 'texts'> {
  /** Its own texts, which are in its script, and those that replace the app's, by language code. */
  readonly ownTexts: TextsByLanguage;
  readonly texts: TextsByLanguage;
  /** Paths of its illustrations. */
  readonly art: readonly string[];
}

/**
 * Reads an extension (OPS-7). Returns it with everything that is wrong, each as a line with the file and in plain words;
 * the build refuses any.
 * @param files content by path in the folder of the extension
 * @param catalogues the texts of the app by language code
 */
export function readExtension(
  files: ReadonlyMap<string, string>,
  catalogues: Readonly<Record<string, TranslationCatalogue>>,
): { readonly extension: ReadExtension; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const tell = (file: string, findings: readonly Finding[]) =>
    faults.push(...findings.map((finding) => (file === '' ? '' : `${file}: `) + formatFinding(finding)));

  function readJson(file: string): unknown {
    try {
      return JSON.parse(files.get(file) ?? '{}');
    } catch (error) {
      tell(file, [fault([], `is no valid JSON: ${String(error)}`)]);
      return {};
    }
  }

  function readFile<T>(schema: GenericSchema<unknown, T> & SchemaShape, file: string): T {
    const input = readJson(file);
    tell(file, [...findUnknownKeys(schema, input, 'own'), ...findWrongTypes(schema, input)]);
    return parseIfValid(schema, input) ?? parse(schema, {});
  }

  if (!files.has(MANIFEST)) tell(MANIFEST, [fault([], 'is missing. An extension without code has {} in it.')]);
  const manifest = readFile(extensionFile, MANIFEST);
  const tokens = readFile(tokensFile, TOKENS);
  const texts: TextsByLanguage = Object.fromEntries(
    [...files.keys()].flatMap((file) => {
      const code = TEXTS.exec(file)?.[1]?.toUpperCase();
      return code === undefined ? [] : [[code, readFile(textsFile, file)]];
    }),
  );
  const ownTexts = selectTexts(texts, 'own');
  const textKeys = new Set(Object.keys(ownTexts.EN ?? {}));
  tell(MANIFEST, judgeExtensionFile(manifest, { files: new Set(files.keys()), textKeys }));
  tell(TOKENS, judgeTokens(tokens));
  tell('texts', judgeTexts(texts, catalogues));
  tell('', judgeArt(files));
  const art = [...files.keys()].filter((file) => file.startsWith('art/'));
  const extension = {
    slots: mapValues(manifest.slots, isOffer),
    pages: mapValues(manifest.pages, ({ access, kind, title }) => ({
      isForMembers: access === 'member',
      isOffer: isOffer(kind),
      title,
    })),
    queryParameters: manifest.queryParameters,
    tokens,
    texts: selectTexts(texts, 'app'),
    ownTexts,
    art,
  };
  return { extension, faults };
}

const isOffer = (kind: 'offer' | 'information') => kind === 'offer';

const mapValues = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]): [string, To] => [key, change(value)]));
