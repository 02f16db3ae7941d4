import { createInstance } from 'i18next';
import type { Catalogue, Translate } from './catalogue';
import type { Language } from './languages';

/** Texts of a catalogue by i18next: plurals and formats beside plain values. */
export function engineTexts(language: Language, catalogue: Catalogue): Translate {
  const engine = createInstance({
    lng: language.tag,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    resources: { [language.tag]: { translation: catalogue } },
  });
  void engine.init(); // nothing to wait for: the catalogue is here
  const fixed = engine.getFixedT(language.tag);
  return (key, values) => fixed(key, { ...values });
}
