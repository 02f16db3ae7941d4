import { type Html, html } from '../../pages/html';
import { renderTable } from '../pages/layout';
import { type OpenApiFile, type Operation, readOpenApiFile } from './openapi-file';
import { renderProse } from './prose';
import { listSchemaRows } from './schema-rows';

/** Renders the contract of the platform: every endpoint of the generated OpenAPI document. */
export function renderContractPage(): Html {
  const document = readOpenApiFile();
  const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    endpoints: endpoints.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<h2>${document.info.title} ${document.info.version}</h2>
<p><a href="/console/openapi.json">openapi.json</a>: OpenAPI 3.1, generated from <code>src/contract</code>.</p>
<details class="card"><summary>How to read the contract</summary>${renderProse(document.info.description)}</details>
${groups.map(({ name, endpoints: members }) => renderIndex(name, members))}
${endpoints.map((endpoint) => renderEndpoint(endpoint, document))}`;
}

interface Endpoint {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const renderIndex = (name: string, endpoints: readonly Endpoint[]): Html =>
  html`<section><h3>${name}</h3><ul class="index">${endpoints.map(
    ({ operation: { operationId } }) => html`<li><a href="#${operationId}">${operationId}</a></li>`,
  )}</ul></section>`;

function renderEndpoint({ path, method, operation }: Endpoint, document: OpenApiFile): Html {
  const { operationId, description, responses } = operation;
  const { components } = document;
  const body = operation.requestBody;
  const content = body?.content['application/json'];
  const example = body?.['x-plain-body']?.example ?? content?.example;
  const bodyRows = listSchemaRows(components.schemas[`${operationId}Body`] ?? {});
  const valueRows = listSchemaRows(components.schemas[`${operationId}Value`] ?? {});
  const response = responses['200']?.content?.['application/json'];
  return html`<section id="${operationId}" class="card endpoint"><h2>${operationId}</h2>
<p><code>${method} ${path}</code></p><p class="marks">${listMarks(operation).map((mark) => html`<span>${mark}</span>`)}</p>
${renderProse(description)}
<details><summary>Request</summary>${renderTable(['Parameter', 'Place', 'Type', 'Meaning'], listParameters(operation, document))}
${renderRows('Body', bodyRows)}${renderExample(example)}</details>
<details><summary>Response</summary>${renderRows('Value', valueRows)}${renderExample(getResponseExample(response))}</details>
<details><summary>Errors</summary><p>${operation['x-error-codes'].map((code) => html`<code>${code}</code> `)}</p></details>
</section>`;
}

function listMarks({ 'x-source': source, 'x-encrypted': isEncrypted, security }: Operation): readonly string[] {
  const isOptional = security.some((choice) => Object.keys(choice).length === 0);
  const token = security.length === 0 ? 'no token' : isOptional ? 'token if there is one' : 'token';
  return [source, token, ...(isEncrypted ? ['encrypted body'] : [])];
}

function listParameters({ parameters }: Operation, { components }: OpenApiFile): readonly (readonly string[])[] {
  return parameters.map((parameter) => {
    const name = parameter.$ref?.split('/').at(-1) ?? '';
    const found = components.parameters[name] ?? parameter;
    const { name: shown, in: place, required, schema, description } = found as Readonly<Record<string, unknown>>;
    const { type, const: value } = Object(schema);
    const need = required === true ? '' : ', optional';
    return [`${shown}`, `${place}${need}`, `${value === undefined ? type : `“${value}”`}`, `${description ?? ''}`];
  });
}

const renderRows = (title: string, rows: ReturnType<typeof listSchemaRows>): Html =>
  rows.length === 0
    ? html`<p class="none">${title}: no fields.</p>`
    : html`<h3>${title}</h3>${renderTable(
        ['Field', 'Type', 'If missing', 'Mark', 'Meaning'],
        rows.map(({ path, type, need, source, description }) => [
          html`<code>${path}</code>`,
          type,
          need === 'required' ? html`<strong>required</strong>` : need,
          source,
          html`${renderProse(description)}`,
        ]),
      )}`;

const renderExample = (example: unknown): Html =>
  example === undefined ? html`` : html`<h3>Example</h3><pre>${JSON.stringify(example, null, 2)}</pre>`;

function getResponseExample(content: Readonly<Record<string, unknown>> | undefined): unknown {
  return content?.example ?? Object(Object(content?.examples).success).value;
}
