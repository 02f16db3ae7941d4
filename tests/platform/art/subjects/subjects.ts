import { FAIR_DRAWS } from './fair-draws';
import { FAIR_RIDES } from './fair-rides';
import { FAIR_TALES } from './fair-tales';
import { FAIR_TREATS } from './fair-treats';
import { FESTIVE_ANIMAL_SUBJECTS } from './festive-animals';
import { FESTIVE_DRAGON_SUBJECTS } from './festive-dragons';
import { FESTIVE_SEA_SUBJECTS } from './festive-sea';
import { FESTIVE_TABLE_SUBJECTS } from './festive-tables';
import { FESTIVE_THING_SUBJECTS } from './festive-things';
import { LOUNGE_PLACE_SUBJECTS } from './lounge-places';
import { LOUNGE_RACE_SUBJECTS } from './lounge-races';
import { LOUNGE_RIVER_SUBJECTS } from './lounge-rivers';
import { LOUNGE_SHOW_SUBJECTS } from './lounge-shows';
import { LOUNGE_SPORT_SUBJECTS } from './lounge-sports';
import { LOUNGE_TABLE_SUBJECTS } from './lounge-tables';
import { LOUNGE_VIETNAM_SUBJECTS } from './lounge-vietnam';
import type { DrawSubject } from './subject';

/** The subject of the key picture of each game that has one, by game code. */
export const SUBJECTS: Readonly<Record<string, DrawSubject>> = {
  ...FAIR_DRAWS,
  ...FAIR_RIDES,
  ...FAIR_TALES,
  ...FAIR_TREATS,
  ...FESTIVE_ANIMAL_SUBJECTS,
  ...FESTIVE_DRAGON_SUBJECTS,
  ...FESTIVE_SEA_SUBJECTS,
  ...FESTIVE_TABLE_SUBJECTS,
  ...FESTIVE_THING_SUBJECTS,
  ...LOUNGE_TABLE_SUBJECTS,
  ...LOUNGE_SHOW_SUBJECTS,
  ...LOUNGE_PLACE_SUBJECTS,
  ...LOUNGE_VIETNAM_SUBJECTS,
  ...LOUNGE_RIVER_SUBJECTS,
  ...LOUNGE_SPORT_SUBJECTS,
  ...LOUNGE_RACE_SUBJECTS,
};
