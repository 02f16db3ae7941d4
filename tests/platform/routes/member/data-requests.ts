import { memberExport } from '../../../../src/contract/endpoints/account/data-requests';
import { readMemberRecords } from '../../members/member-records';
import { createMemberRoute, type Route } from '../../server/route';

export const dataRequestRoutes: readonly Route[] = [
  createMemberRoute(memberExport, ({ services, member }) => ({
    at: services.clock.now(),
    file: JSON.stringify(readMemberRecords(services.database, member), null, 2),
  })),
];
