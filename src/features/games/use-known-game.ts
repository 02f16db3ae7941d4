import { useState } from 'react';
import type { GameCard } from '../../contract/endpoints/game-lanes';
import { useI18n } from '../../services/i18n/i18n';
import { lastKnownOf } from '../../services/last-known/use-public-answer';
import { merchantCode } from '../../services/merchant/merchant-store';
import { findGame } from './find-game';
import { LANES } from './lanes-source';

/** The game an address names, as far as home has shown it before: its name and picture are a comfort, not needed. */
export function useKnownGame(code: string): GameCard | undefined {
  const language = useI18n((state) => state.language.code);
  const [known] = useState(() => lastKnownOf(LANES, { merchant: merchantCode(), language, name: LANES.name }));
  return findGame(known?.value.data.lanes ?? [], code)?.card;
}
