import { Fragment } from 'react';
import style from './parts.module.css';

/** Short texts in one line, with a dot between them. Where they need more lines, none begins or ends with a dot. */
export const Parts = ({ parts }: { readonly parts: readonly string[] }) => (
  <span className={style.parts}>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one text; they never reorder
      <Fragment key={index}>
        {index > 0 && ' '}
        <span>
          <bdi>{part}</bdi>
        </span>
      </Fragment>
    ))}
  </span>
);
