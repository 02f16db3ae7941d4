import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Message } from '../../ui/feedback/message';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { IconName } from '../../ui/media/icon-names';
import { useTranslate } from '../i18n/i18n';
import { QueryFailure } from './query-failure';
import { restartQuery } from './restart-query';
import type { FetchedData } from './run-platform-query';
import { StaleDataNotice } from './stale-data-notice';
import { useQueryViewState } from './use-query-view-state';

interface QueryViewProps<T> {
  readonly query: UseQueryResult<FetchedData<T>>;
  readonly children: (value: T) => ReactNode;
  /**
   * Whether the data is empty: the text `empty` is then shown instead of the children. Omit `isEmpty` and `empty` if
   * the data is never empty.
   */
  readonly isEmpty?: (value: T) => boolean;
  readonly empty?: string;
  /** For data that is the content of the page: its icon. The text `empty` then stands below an illustration. */
  readonly emptyIcon?: IconName;
  /** What to do while there is no data, below the illustration. */
  readonly emptyAction?: ReactNode;
  /** Number of skeleton rows while loading. */
  readonly rows?: number;
  /**
   * Whether to wait up to three seconds for the response before data that was received earlier is shown. Set it for
   * data that must be current, such as a balance.
   */
  readonly networkFirst?: boolean;
}

/**
 * Renders a query: a loading state, an error with a retry button, the text for empty data, or the data. Stale data is
 * shown with the time at which it was received (OFF-2).
 */
export function QueryView<T>({
  query,
  children,
  isEmpty,
  empty,
  emptyIcon,
  emptyAction,
  rows = 3,
  networkFirst = false,
}: QueryViewProps<T>) {
  const t = useTranslate();
  const client = useQueryClient();
  const view = useQueryViewState(query, { networkFirst });
  const emptyContent = () =>
    emptyIcon ? (
      <EmptyState icon={emptyIcon} title={empty} action={emptyAction} />
    ) : (
      <Message tone="quiet">{empty}</Message>
    );
  const retry = () => void restartQuery(client, query);
  switch (view.phase) {
    case 'loading':
      return <Skeleton label={t('state.loading')} rows={rows} />;
    case 'failed':
      return <QueryFailure error={view.error} busy={query.isFetching} onRetry={retry} />;
    case 'ready':
      return (
        <>
          {view.staleAt !== undefined && <StaleDataNotice at={view.staleAt} busy={query.isFetching} onRetry={retry} />}
          {isEmpty?.(view.value) ? emptyContent() : children(view.value)}
        </>
      );
  }
}
