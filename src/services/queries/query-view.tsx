import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Message } from '../../ui/feedback/message';
import { Skeleton } from '../../ui/feedback/skeleton';
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
   * Whether the data is empty: `empty` is then shown instead of the children, a text for a part of a page, or what
   * stands for the content of the page. Omit `isEmpty` and `empty` if the data is never empty.
   */
  readonly isEmpty?: (value: T) => boolean;
  readonly empty?: ReactNode;
  /** Number of skeleton rows while loading. */
  readonly rows?: number;
  /**
   * Whether to wait up to three seconds for the response before data that was received earlier is shown. Set it for
   * data that must be current, such as a balance.
   */
  readonly networkFirst?: boolean;
}

/**
 * Renders a query: a loading state, an error with a retry button, what stands for empty data, or the data. Stale data is
 * shown with the time at which it was received (OFF-2).
 */
export function QueryView<T>({ query, children, isEmpty, empty, rows = 3, networkFirst = false }: QueryViewProps<T>) {
  const t = useTranslate();
  const client = useQueryClient();
  const view = useQueryViewState(query, { networkFirst });
  const emptyContent = typeof empty === 'string' ? <Message tone="quiet">{empty}</Message> : empty;
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
          {isEmpty?.(view.value) ? emptyContent : children(view.value)}
        </>
      );
  }
}
