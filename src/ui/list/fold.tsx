import type { ReactNode } from 'react';
import { Card } from '../layout/card';
import type { IconName } from '../media/icon-names';
import style from './fold.module.css';
import { RowContent } from './rows';
import row from './rows.module.css';

interface FoldProps {
  /** Id of the element that opens, for a link to the section. */
  readonly id?: string;
  readonly icon?: IconName;
  readonly title: string;
  /** Level of the title if it is a heading of the page. */
  readonly heading?: 'h2' | 'h3';
  /** Present value of what the section sets, below the title. */
  readonly detail?: string | undefined;
  /** Content at the end of the title's row, such as a number. */
  readonly aside?: ReactNode;
  /** Whether the section is an item of a list. */
  readonly isItem?: boolean;
  /** Whether the section is open from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Section of a long page that opens at a press on its title. */
export function Fold({ id, icon, title, heading: Heading, detail, aside, isItem = false, open, children }: FoldProps) {
  return (
    <Card as={isItem ? 'li' : 'div'} flush className={style.fold}>
      <details id={id} open={open}>
        <summary className={row.row}>
          <RowContent icon={icon} title={Heading ? <Heading>{title}</Heading> : title} detail={detail} aside={aside} />
        </summary>
        <div className={style.content}>{children}</div>
      </details>
    </Card>
  );
}
