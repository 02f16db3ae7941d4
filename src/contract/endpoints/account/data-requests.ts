import { object } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { nonEmptyText, timestamp } from '../../fields';

/** Everything that the platform keeps of the member, without secrets. */
export const memberExport = defineEndpoint({
  name: 'memberExport',
  path: '/wps/relay/MCSFE_getMemberExport',
  response: object({
    /** When it was read (epoch ms). */
    at: timestamp,
    /** Text of the file, JSON: records by kind of data, whose names and fields are those of the platform. */
    file: nonEmptyText,
  }),
  auth: 'required',
  source: 'assumed',
});
