import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { buildStatusQueryParams } from '../../contract/bootstrap/early-requests';
import { type SiteStatus, status } from '../../contract/endpoints/site/system';
import { call } from '../../services/platform/api-client';
import { loadFirstAttributionId } from '../../services/tracking/first-touch';

/** Sends a new status request, even if another one is in flight (BOOT-1). */
export const fetchStatus = (signal: AbortSignal): Promise<Result<SiteStatus, ApiError>> =>
  call(status, {
    query: buildStatusQueryParams(loadFirstAttributionId(), location),
    quiet: true,
    unshared: true,
    signal,
  });
