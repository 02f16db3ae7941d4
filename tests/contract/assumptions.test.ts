import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ASSUMED_ERROR_CODES,
  ASSUMED_FIELDS,
  ASSUMED_SECOND_FACTOR_FIELDS,
  type FieldAssumption,
} from '../../src/contract/assumptions';
import { availableSecondFactors } from '../../src/contract/endpoints/account/session';
import { ASSUMED_ENDPOINTS, ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../src/contract/error-codes';
import { renderAssumptionsPage } from '../checks/documents/assumptions-page';
import { listEndpointFields, listSchemaFields } from '../checks/documents/contract-fields';
import {
  SPECIFIED_ERROR_CODES,
  SPECIFIED_FIELDS,
  SPECIFIED_SECOND_FACTOR_FIELDS,
  UNSPECIFIED_ENDPOINTS,
} from './spec-fields';

const named = (assumptions: readonly FieldAssumption[] = []) => assumptions.flatMap(({ fields }) => fields);
const specified = ENDPOINTS.filter(({ source }) => source === 'specified');

test('[API-2] the endpoints whose path is not in the specification are marked as assumed', () => {
  expect(ASSUMED_ENDPOINTS.map(({ name }) => name).sort()).toEqual([...UNSPECIFIED_ENDPOINTS].sort());
});

describe('[API-2] specified and assumed fields', () => {
  test.each(specified.map((endpoint) => [endpoint.name, endpoint] as const))(
    'each field of the endpoint %s is listed exactly once, as specified or as assumed',
    (name, endpoint) => {
      const expected = [...(SPECIFIED_FIELDS.get(name) ?? ['no list']), ...named(ASSUMED_FIELDS[name])];
      expect(
        listEndpointFields(endpoint)
          .map((field) => field.path)
          .sort(),
      ).toEqual(expected.sort());
    },
  );

  test('each field in the value of login_verify_required is listed exactly once, as specified or as assumed', () => {
    const expected = [...SPECIFIED_SECOND_FACTOR_FIELDS, ...named(ASSUMED_SECOND_FACTOR_FIELDS)];
    expect(
      listSchemaFields(availableSecondFactors)
        .map((field) => field.path)
        .sort(),
    ).toEqual(expected.sort());
  });

  test('specified and assumed fields are listed only for endpoints that exist', () => {
    const names = specified.map(({ name }) => name);
    for (const name of [...Object.keys(ASSUMED_FIELDS), ...SPECIFIED_FIELDS.keys()]) expect(names).toContain(name);
  });

  test('the type of every endpoint field has a name for the documentation', () => {
    const fields = ENDPOINTS.flatMap(listEndpointFields);
    // The merchant's texts and legal kit are checked by rules of their own (WL-2.11, SAFE-1.4).
    const unnamed = fields.filter(({ type }) => type === 'unknown');
    expect(unnamed.map(({ path }) => path)).toEqual([
      'response.info.whitelabelVal.texts',
      'response.info.whitelabelVal.offer',
      'response.info.whitelabelVal.legal',
    ]);
    for (const { type } of fields.filter((field) => !unnamed.includes(field)))
      expect(type).toMatch(
        /^(text|number|true or false|text or number|number or text|text or text by name|one of .+|true or false by name)$/,
      );
  });
});

test('[API-2] each error code is either in the specification or marked as assumed', () => {
  const codes = [...new Set([...Object.values(ERROR_CODES), ...SESSION_EXPIRED_CODES])];
  expect(codes.sort()).toEqual([...SPECIFIED_ERROR_CODES, ...Object.keys(ASSUMED_ERROR_CODES)].sort());
});

test.each([
  ...['passwordChangeDue', 'payeeName', 'defaultPassword', 'pong', 'whitelabelVal.name', 'category'],
  ...['username.exists', 'password.old.err', 'sms.code.err', 'requestId', 'Idempotency-Key', 'registerDownlineAccount'],
])('[API-2] docs/assumptions.md mentions %s', (assumedName) => {
  expect(renderAssumptionsPage()).toMatch(new RegExp(`\\b${assumedName.replaceAll('.', '\\.')}\\b`));
});

test('[API-2] docs/assumptions.md is up to date', () => {
  const file = path.resolve(import.meta.dirname, '../../docs/assumptions.md');
  expect(readFileSync(file, 'utf8')).toBe(renderAssumptionsPage());
});
