import type { IllustrationName } from '../../contract/merchant/illustration-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { useIllustration } from './use-illustration';
import style from './welcome-illustration.module.css';

interface WelcomeIllustrationProps {
  /** Icon for the subject, shown in the middle while there is no illustration. */
  readonly icon: IconName;
  readonly illustration?: IllustrationName | undefined;
  /** Class that gives the size and the ground of the box. Both have the same, so that nothing moves. */
  readonly className: string | undefined;
}

/**
 * The merchant's illustration for a subject, as a rule that of a welcome, or, without one, an icon. Decoration: hidden
 * from screen readers.
 */
export function WelcomeIllustration({ icon, illustration = 'welcome', className }: WelcomeIllustrationProps) {
  const image = useIllustration(illustration);
  return (
    <span
      className={[style.picture, className].join(' ')}
      data-illustrated={image && true}
      style={{ backgroundImage: image }}
    >
      {!image && <Icon name={icon} size={40} />}
    </span>
  );
}
