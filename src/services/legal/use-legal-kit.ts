import { useEffect, useMemo } from 'react';
import { toSafeUrl } from '../../base/to-safe-url';
import { parseTolerantly } from '../../contract/contract-deviation';
import { LEGAL_PAGES, type LegalKit, type LegalPage, legalKit } from '../../contract/merchant/legal-kit';
import { getTrustedHosts } from '../domain-list/url-hosts';
import { useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { loadHostLegalKit, useHostLegalKit } from './host-legal-kit';
import { type PickedText, pickByLanguage } from './pick-by-language';

/** Any valid value of the kit without content. */
const EMPTY = {};

function parse(legal: unknown): LegalKit | undefined {
  const parsed = parseTolerantly(legalKit, legal ?? EMPTY);
  return parsed.ok ? parsed.value : undefined;
}

/** A page of the merchant that may be opened, and the code of its language; empty if it is for every language. */
export interface LegalLink {
  readonly page: LegalPage;
  readonly href: string;
  readonly language: string;
}

/** The legal kit as a member reads it. */
export interface ShownLegalKit {
  readonly age: number;
  readonly licence: PickedText;
  readonly licenceNumber: string;
  /** Empty if there is none that may be opened. */
  readonly licenceUrl: string;
  readonly licenceLogo: string;
  readonly links: readonly LegalLink[];
  readonly helpLines: readonly { readonly name: PickedText; readonly phone: string; readonly url: string }[];
  readonly company: PickedText;
}

const safe = (url: string): string => {
  const result = toSafeUrl('external', url, getTrustedHosts());
  return result.ok ? result.value : '';
};

/**
 * Returns the legal kit of the merchant in the member's language: that of the record or, if no record has arrived or it
 * has none, that of the host's settings; undefined if there is neither (SAFE-1). The host may have another merchant's
 * kit, as a status may name another merchant than the document: that is nobody's here.
 */
export function useLegalKit(): ShownLegalKit | undefined {
  const settings = useMerchant(({ status }) => status?.info.whitelabelVal);
  const code = useMerchant((merchant) => merchant.code);
  const host = useHostLegalKit();
  const own = useI18n(({ language }) => language.code);
  const ofRecord = useMemo(() => settings && readKit(settings, own), [settings, own]);
  const ofHost = useMemo(() => (host.merchant === code ? readKit(host, own) : undefined), [host, code, own]);
  const isMissing = ofRecord === undefined;
  useEffect(() => {
    if (isMissing) void loadHostLegalKit(code);
  }, [isMissing, code]);
  return ofRecord ?? ofHost;
}

interface KitSource {
  readonly legal?: unknown;
  /** Code of the merchant's default language. */
  readonly defaultLanguage: string;
}

/** Returns what a member with the language `own` reads of a legal kit; undefined if that is nothing. */
export function readKit({ legal, defaultLanguage }: KitSource, own: string): ShownLegalKit | undefined {
  const kit = parse(legal);
  if (!kit) return undefined;
  const languages = { own, merchant: defaultLanguage };
  const links = LEGAL_PAGES.flatMap((page) => {
    const { value, language } = pickByLanguage(kit[page], languages);
    const href = safe(value);
    return href === '' ? [] : [{ page, href, language: language === own ? '' : language }];
  });
  const pick = (texts: LegalKit['licence']): PickedText => {
    const picked = pickByLanguage(texts, languages);
    return picked.language === own ? { ...picked, language: '' } : picked;
  };
  const { age, licenceNumber, licenceLogo } = kit;
  const licence = pick(kit.licence);
  const company = pick(kit.company);
  const helpLines = kit.helpLines.map(({ name, phone, url }) => ({ name: pick(name), phone, url: safe(url) }));
  const shown = {
    age,
    licence,
    licenceNumber,
    licenceUrl: safe(kit.licenceUrl),
    licenceLogo,
    links,
    helpLines,
    company,
  };
  const isEmpty =
    age === 0 && `${licence.value}${licenceNumber}${company.value}` === '' && links.length + helpLines.length === 0;
  return isEmpty ? undefined : shown;
}
