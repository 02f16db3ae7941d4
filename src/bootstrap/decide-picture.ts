import { type HomePicture, isPlainHome, MAX_PICTURE_AGE_MS, type PictureNode } from '../contract/home-picture';

/** What is known before any script has arrived; stored records are unknown until they are checked. */
export interface PictureSituation {
  readonly picture: unknown;
  /** The theme of the last start, and the deployment data of index.html. */
  readonly theme: unknown;
  readonly deployment: unknown;
  readonly chosenLanguage: unknown;
  /** This tab has a session: home looks different. */
  readonly isMember: boolean;
  /** The last start has shown nothing. */
  readonly hasFailed: boolean;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly now: number;
}

/**
 * Returns the nodes of the picture to show; `skip` if this start shows something else, `drop` if the picture is unusable:
 * damaged, a day old, of another version's style sheet, or of another merchant or language than the last start.
 */
export function decidePicture({ location, ...situation }: PictureSituation): readonly PictureNode[] | 'skip' | 'drop' {
  const { style, merchant, language, at, nodes } = Object(situation.picture) as Partial<HomePicture>;
  const theme = Object(situation.theme);
  const age = situation.now - Number(at);
  const isUsable =
    style !== undefined &&
    style === Object(situation.deployment).style &&
    merchant === theme.merchant &&
    language === (situation.chosenLanguage || theme.language) &&
    age >= 0 &&
    age < MAX_PICTURE_AGE_MS &&
    !situation.hasFailed;
  if (!isUsable || !Array.isArray(nodes) || nodes.length === 0) return 'drop';
  return isPlainHome(location) && !situation.isMember ? nodes : 'skip';
}
