import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useTranslate } from '../i18n/i18n';

interface BreakFromPlayMessageProps {
  /** When the break from play ends (epoch ms); 0 if unknown. */
  readonly until: number;
  /** Whether the message takes the focus. Set it if the message replaces a form that may have had the focus. */
  readonly hasFocus?: boolean;
  /** Whether the member has excluded themselves, which ends later than a break. */
  readonly isExcluded?: boolean;
  readonly action?: ReactNode;
}

/** Shown instead of content that a member cannot use during a break from play; says when the break ends (MEM-1). */
export function BreakFromPlayMessage({
  until,
  hasFocus = false,
  isExcluded = false,
  action,
}: BreakFromPlayMessageProps) {
  const t = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus && until > 0) notice.current?.focus();
  }, [hasFocus, until]);
  return (
    <div ref={notice} tabIndex={-1}>
      <EmptyState
        icon="pause"
        illustration="break"
        title={t(isExcluded ? 'exclude.done.title' : 'break.active.title')}
        action={action}
      >
        {until > 0 && !isExcluded
          ? t('break.active.text', { moment: until })
          : t(isExcluded ? 'refused.excluded' : 'refused.break')}
      </EmptyState>
    </div>
  );
}
