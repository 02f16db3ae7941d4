import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import style from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly message: string;
  readonly actions: readonly { readonly label: string; readonly onPress?: () => void }[];
  readonly onClose: () => void;
  readonly overlay?: ReactNode;
}

/** A message that waits for an answer; every action closes it. The last action is the one it leans to. */
export function Notice({ title, message, actions, onClose, overlay }: NoticeProps) {
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose} overlay={overlay}>
      <p className={style.message}>{message}</p>
      <div className={style.actions}>
        {actions.map(({ label, onPress }, index) => (
          <Button
            key={label}
            look={index === actions.length - 1 ? 'primary' : 'secondary'}
            onClick={() => {
              onClose();
              onPress?.();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
