import { type InferOutput, object, optional, record, string, unknown } from 'valibot';
import { byLanguage } from '../by-language';
import { count, imageUrl, lenientField, lenientObject, listOf, text } from '../fields';

/** Slots of the legal kit that hold the URL of a page, in the order in which members read them. */
export const LEGAL_PAGES = ['play', 'exclusion', 'terms', 'privacy', 'complaints', 'accessibility'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const noExemptions: Record<string, string> = {};

/**
 * `info.whitelabelVal.legal`: what the law demands that members can read; assumed. Parsed where it is shown, so that the
 * start does not carry it.
 */
export const legalKit = lenientObject({
  /** Minimum age; 0 if unknown. */
  age: count,
  /** Who has licensed the merchant, for what. */
  licence: byLanguage,
  licenceNumber: text,
  /** Where the authority confirms the licence. */
  licenceUrl: text,
  /** The authority's logo. */
  licenceLogo: imageUrl,
  /** URLs: playing responsibly, self-exclusion, terms, privacy, complaints. */
  play: byLanguage,
  exclusion: byLanguage,
  terms: byLanguage,
  privacy: byLanguage,
  complaints: byLanguage,
  /** URL of the merchant's accessibility statement; the product's own stands in its place if there is none. */
  accessibility: byLanguage,
  /** Who offers the games: name, address, register. */
  company: byLanguage,
  helpLines: listOf(object({ name: byLanguage, phone: text, url: text })),
  /** Who supervises the merchant, and what it demands; `readJurisdiction()` reads it (SAFE-1.6). */
  jurisdiction: optional(unknown()),
  /** Slots that a jurisdiction allows to be empty, with its name; for the check of the configuration. */
  exempt: lenientField(record(string(), unknown()), noExemptions),
});
export type LegalKit = InferOutput<typeof legalKit>;
