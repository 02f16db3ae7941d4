import { arrivalSearch } from '../../browser/arrival';
import type { PixelTrack } from '../../contract/endpoints/registration';
import { carried } from '../navigation/navigator';
import { pixelTrack } from './pixel-track';

/** What the advertisement of this visit is known by: from the address it arrived by and what it carries along (TRK-3). */
export const readPixelTrack = (): PixelTrack | undefined => pixelTrack(carried(arrivalSearch()), document.cookie);
