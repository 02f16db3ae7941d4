import { Icon } from './icon';
import type { IconName } from './icon-names';
import { useIllustration } from './use-illustration';
import style from './welcome-illustration.module.css';

interface WelcomeIllustrationProps {
  /** Icon for the subject, shown in the middle while there is no illustration. */
  readonly icon: IconName;
  /** Class that gives the size and the ground of the box. Both have the same, so that nothing moves. */
  readonly className: string | undefined;
}

/** The merchant's welcome illustration or, without one, an icon. Decoration: hidden from screen readers. */
export function WelcomeIllustration({ icon, className }: WelcomeIllustrationProps) {
  const isIllustrated = useIllustration('welcome');
  return (
    <span className={[style.picture, className].join(' ')} data-illustrated={isIllustrated || undefined}>
      {!isIllustrated && <Icon name={icon} size={40} />}
    </span>
  );
}
