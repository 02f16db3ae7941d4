import path from 'node:path';
import { safeParse } from 'valibot';
import { settingsFile } from '../../../deploy/config-check/settings-file';
import { status } from '../../../src/contract/endpoints/site/system';
import { merchantPage } from '../../../src/contract/merchant/merchant-page';
import { listSchemaFields } from '../documents/contract-fields';
import { readArrayComments } from './commented-names';
import { type DocumentedEndpoint, readEndpoints } from './endpoint-files';
import { readFieldComments } from './field-comments';
import { getFieldNote } from './field-notes';
import { type JsonSchema, toJsonSchema } from './json-schema';
import { code, renderPage, renderTable } from './markdown';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Returns the page of the feature switches and of the parts of the site that a merchant may leave out. */
export function renderSwitchesPage(): string {
  const switches = readArrayComments('src/contract/features.ts', 'FEATURE_SWITCHES');
  return renderPage(
    'Feature switches',
    'Fields of `info.whitelabel` in the status of a merchant. A switch that is missing is off, and so is one that is no\nboolean. Parts of the site that a merchant may leave out are `info.whitelabelVal.features` in [status](status.md).',
    renderTable(
      ['Switch', 'Type', 'Default', 'On'],
      switches.map(([name, effect]) => [code(name), 'true or false', 'off', effect]),
    ),
  );
}

/** Returns the page of the fields of the status. Throws if nothing says what a field is for. */
export function renderStatusPage(): string {
  const documented = readEndpoints().find(({ endpoint }) => endpoint.name === status.name);
  if (!documented) throw new Error('The contract has no status');
  const row = statusRow(documented);
  const fields = listSchemaFields(status.response).map(({ path: field, type }) => row(field, type));
  const query = listSchemaFields(status.query).map(({ path: field, type }) => {
    return [code(field), type, describe(documented, `query.${field}`)];
  });
  return renderPage(
    'Status of a merchant',
    `\`GET ${status.path}\`: the record of the merchant of a host, and the state of its site. The app starts with nothing\nelse. A field may be missing or null unless it is required, and then counts as its default.`,
    '## Fields of the response',
    renderTable(['Field', 'Type', 'Default', 'Mark', 'Effect'], fields),
    '## Query',
    renderTable(['Parameter', 'Type', 'Meaning'], query),
  );
}

const statusRow =
  (documented: DocumentedEndpoint) =>
  (field: string, type: string): readonly string[] => [
    code(field),
    type,
    formatDefault(
      toJsonSchema(status.response, () => ({})),
      field,
    ),
    getFieldNote(documented, `response.${field}`).source,
    describe(documented, `response.${field}`),
  ];

function describe(documented: DocumentedEndpoint, field: string): string {
  const { description } = getFieldNote(documented, field);
  if (description === '') throw new Error(`No comment in src/contract says what ${field} of the status is for`);
  return description;
}

/** Returns the default of a field of a schema, or that it is required. */
function formatDefault(schema: JsonSchema, field: string): string {
  let [parent, found, isRequired]: [JsonSchema, JsonSchema, boolean] = [schema, schema, true];
  for (const step of field.split('.')) {
    const name = step.replace('[]', '');
    parent = found;
    const property = ((parent.properties ?? {}) as Record<string, JsonSchema>)[name] ?? {};
    isRequired = Array.isArray(parent.required) && parent.required.includes(name);
    found = step.endsWith('[]') && property.items && !field.endsWith(step) ? (property.items as JsonSchema) : property;
  }
  if (isRequired) return 'required';
  return found.default === undefined ? '' : code(JSON.stringify(found.default));
}

/** Returns the page of the keys of a settings file. */
export function renderSettingsPage(): string {
  const comments = new Map([
    ...readFieldComments(path.join(ROOT, 'src/contract/bootstrap/deployment.ts'), 'deploymentSettings'),
    ...readFieldComments(path.join(ROOT, 'deploy/config-check/settings-file.ts'), 'settingsFile'),
  ]);
  const defaults = safeParse(settingsFile, {});
  const rows = listSchemaFields(settingsFile).map(({ path: field, type }) => {
    const value = field.split('.').reduce<unknown>((parent, step) => Object(parent)[step], defaults.output);
    const description = comments.get(field);
    if (description === undefined) throw new Error(`No comment says what ${field} of the settings is for`);
    return [code(field), type.replace('intersect', 'fields'), code(JSON.stringify(value) ?? ''), description];
  });
  const pageComments = readFieldComments(path.join(ROOT, 'src/contract/merchant/merchant-page.ts'), 'merchantPage');
  const page = listSchemaFields(merchantPage).map(({ path: field, type }) => {
    return [code(field), type, pageComments.get(field) ?? ''];
  });
  return renderPage(
    'Settings of a deployment',
    'Keys of `deploy/settings.json`, or of the file that is mounted in a container ([operating](../operating.md)).\n`npm run config-check` names what is wrong with one.',
    renderTable(['Key', 'Type', 'Default', 'Effect'], rows),
    '## Fields of a brand\n\nThe fields of `info.whitelabelVal` in [status](status.md), which decide the first paint of a first visit, and:',
    renderTable(['Field', 'Type', 'Effect'], page),
  );
}
