import { string } from 'valibot';
import { create } from 'zustand';
import { localStore } from '../../browser/web-storage';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import { CATALOGUES, type Catalogue, type Translate } from './catalogue';
import { ENGLISH, type Language } from './languages';
import { plainTexts } from './plain-texts';

type Engine = (language: Language, catalogue: Catalogue) => Translate;

interface I18nState {
  readonly language: Language;
  readonly t: Translate;
}

/** The language spoken and its texts. */
export const useI18n = create<I18nState>(() => ({ language: ENGLISH, t: plainTexts({}) }));

let engine: Engine = (_, catalogue) => plainTexts(catalogue);
let spoken: Catalogue | undefined;

async function fetchCatalogue(language: Language): Promise<Catalogue | undefined> {
  try {
    return (await CATALOGUES[language.code]()).default;
  } catch {
    // Offline without the store, or a broken deploy: the caller falls back.
    return undefined;
  }
}

/** `overtaken`: another language was wished for meanwhile, and that one counts. */
export type Spoken = 'spoken' | 'missing' | 'overtaken';

let wishes = 0;

/** Speaks a language once its catalogue is here; while and when it cannot be had, what was spoken stays. */
export async function trySpeak(language: Language): Promise<Spoken> {
  wishes += 1;
  const wish = wishes;
  const catalogue = await fetchCatalogue(language);
  if (wish !== wishes) return 'overtaken';
  if (!catalogue) return 'missing';
  spoken = catalogue;
  useI18n.setState({ language, t: engine(language, catalogue) });
  return 'spoken';
}

/** Speaks a language at a start: English when it cannot be had, never bare keys. */
export async function speak(language: Language): Promise<void> {
  // A status that comes late changes nothing; a wish would overtake what the visitor has chosen meanwhile.
  if (spoken && language.code === useI18n.getState().language.code) return;
  const outcome = await trySpeak(language);
  if (outcome === 'missing' && language.code !== ENGLISH.code) await trySpeak(ENGLISH);
}

/** Lets i18next take over from the first screen's plain texts; to be called once that is painted. */
export async function loadEngine(): Promise<void> {
  try {
    engine = (await import('./engine-texts')).engineTexts;
  } catch {
    return; // Offline: plain texts go on serving, and the next start tries again.
  }
  const { language } = useI18n.getState();
  if (spoken) useI18n.setState({ t: engine(language, spoken) });
}

/** The code of the language to be answered in: the one spoken, before that the visitor's choice; empty for none (API-1). */
export const wantedLanguage = (): string =>
  spoken ? useI18n.getState().language.code : (localStore.get(LANGUAGE_KEY, string()) ?? '');

/** The texts of the language spoken, for a component. */
export const useText = (): Translate => useI18n((state) => state.t);

/** One text, outside of React. */
export const text: Translate = (key, values) => useI18n.getState().t(key, values);
