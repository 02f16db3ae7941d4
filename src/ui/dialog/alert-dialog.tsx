import { type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import type { IconName } from '../media/icon-names';
import { IllustratedIcon } from '../media/illustrated-icon';
import style from './alert-dialog.module.css';
import { Dialog } from './dialog';

interface AlertDialogProps {
  readonly title: string;
  readonly message: string;
  /** Reason for the message, below it. */
  readonly detail?: string | undefined;
  /** Icon of what the message is about, or the merchant's welcome in its place. */
  readonly icon?: IconName | undefined;
  readonly actions: readonly {
    readonly label: string;
    readonly look?: 'primary' | 'secondary';
    readonly busy?: boolean;
    readonly onPress?: () => void;
  }[];
  readonly onClose: () => void;
  readonly overlay?: ReactNode;
}

/**
 * A modal message with action buttons, each of which closes the dialog. By default the last action is the primary one.
 */
export function AlertDialog({ title, message, detail, icon, actions, onClose, overlay }: AlertDialogProps) {
  const messageId = useId();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      describedBy={messageId}
      onClose={onClose}
      overlay={overlay}
      footer={
        <div className={style.actions}>
          {actions.map(({ label, look, busy = false, onPress }, index) => (
            <Button
              key={label}
              busy={busy}
              look={look ?? (index === actions.length - 1 ? 'primary' : 'secondary')}
              onClick={() => {
                onClose();
                onPress?.();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    >
      {icon && <IllustratedIcon icon={icon} illustration="welcome" />}
      <div className={style.message} data-illustrated={icon && true} id={messageId}>
        <p>{message}</p>
        {detail && <p>{detail}</p>}
      </div>
    </Dialog>
  );
}
