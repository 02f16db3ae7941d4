import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../media/icon';
import { useIllustration } from '../media/use-illustration';
import { Burst } from './burst';
import style from './success.module.css';

interface SuccessProps {
  readonly title: string;
  /** What has been gained, below the title. */
  readonly children?: ReactNode;
  /** The one thing to do next. */
  readonly action: ReactNode;
  /** Quieter links below the action. */
  readonly footer?: ReactNode;
  /** Whether it has happened just now, and is celebrated; otherwise the same is shown without motion. */
  readonly isMoment?: boolean;
}

/**
 * Something has succeeded: a check with a short burst, on the merchant's illustration if there is one, what was gained,
 * and one next action. Screen readers hear the title and the gain, from the focus or as a status. Nothing moves with
 * reduced motion.
 */
export function Success({ title, children, action, footer, isMoment = true }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const gainId = useId();
  const image = useIllustration('success');
  useLayoutEffect(() => {
    // A dialog that opens around it takes the focus to the element with this attribute, which React does not render.
    heading.current?.setAttribute('autofocus', '');
    const { activeElement } = document;
    // What had the focus has unmounted. Somebody who reads something else is not interrupted.
    const isFree = activeElement === null || activeElement.contains(heading.current);
    if (isFree) heading.current?.focus();
  }, []);
  return (
    <div className={style.success}>
      <span
        className={style.mark}
        aria-hidden="true"
        data-illustrated={image && true}
        style={{ backgroundImage: image }}
      >
        {isMoment && <Burst />}
        <Icon name="check" size={image ? 28 : 40} />
      </span>
      <div role="status" className={style.text}>
        <h2 ref={heading} tabIndex={-1} aria-describedby={gainId}>
          {title}
        </h2>
        <div id={gainId}>{children}</div>
      </div>
      <div className={style.action}>
        {action}
        {footer}
      </div>
    </div>
  );
}
