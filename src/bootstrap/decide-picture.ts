import {
  type HomePicture,
  isPlainHome,
  MAX_PICTURE_AGE_MS,
  type PictureNode,
} from '../contract/bootstrap/home-picture';

/** State of the page before any script has loaded. Stored records are unvalidated. */
export interface PictureSituation {
  readonly picture: unknown;
  /** The theme snapshot of the last start, and the deployment data of index.html. */
  readonly theme: unknown;
  readonly deployment: unknown;
  readonly chosenLanguage: unknown;
  /** This tab has a session: home looks different to members. */
  readonly isMember: boolean;
  /** The last start failed before anything was rendered. */
  readonly hasFailed: boolean;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly now: number;
}

/**
 * Returns the nodes of the home snapshot to show. `skip`: this start shows another page. `drop`: the snapshot is
 * unusable because it is damaged, a day old, of another version's style sheet, or of another merchant or language than
 * the last start.
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
