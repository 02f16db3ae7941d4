import { LazyImage } from '../../../ui/media/lazy-image';
import { useAppIconUrl } from '../app/use-app-download';
import style from './install-prompt.module.css';

/** Icon of the merchant's app; decorative. */
export function AppIcon() {
  return <LazyImage className={style.icon} src={useAppIconUrl()} alt="" width={80} height={80} delay={0} />;
}
