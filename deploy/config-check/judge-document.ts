import { parseIfValid } from '../../src/base/parse-if-valid';
import type { Result } from '../../src/base/result';
import { deploymentSettings } from '../../src/contract/bootstrap/deployment';
import type { DeploymentView } from '../../src/services/config-check/check-agreement';
import { findWrongTypes } from '../../src/services/config-check/find-wrong-types';
import { type Finding, fault } from '../../src/services/config-check/finding';
import { getRawText } from '../../src/services/config-check/raw-value';
import { viewHostBlock } from '../../src/services/config-check/view-host-block';

/** What the document of a host contains about its deployment. */
export interface JudgedDocument {
  /** Whether the document has a block of settings, be it valid or not. */
  readonly hasBlock: boolean;
  /** Merchant code that the app sends with its first requests; empty to send none. */
  readonly merchant: string;
  /** Undefined if the block is missing or broken. */
  readonly deployment: DeploymentView | undefined;
  readonly findings: readonly Finding[];
}

const UNCHECKED = 'so merchant, brand and customer service are not compared with it';

/** Reads the block of settings in the document of a host, and returns what is wrong with it. */
export function judgeDocument(document: Result<string, string>): JudgedDocument {
  if (!document.ok) return withoutBlock(`cannot be read (${document.error}), ${UNCHECKED}.`);
  const block = /id="deployment">(.*?)<\/script>/s.exec(document.value)?.[1];
  if (block === undefined) return withoutBlock(`has no settings of the deployment, ${UNCHECKED}.`);
  const content = parseJson(block);
  const wrong =
    content === undefined
      ? [fault([], `must be valid JSON, but it is none.`)]
      : findWrongTypes(deploymentSettings, content);
  const settings = parseIfValid(deploymentSettings, content);
  const merchant = getRawText(content, 'merchant');
  return { hasBlock: true, merchant, deployment: settings && viewHostBlock(settings), findings: wrong.map(below) };
}

const withoutBlock = (message: string): JudgedDocument => ({
  hasBlock: false,
  merchant: '',
  deployment: undefined,
  findings: [fault(['document'], message)],
});

const below = (finding: Finding): Finding => {
  const path = finding.path === '' ? 'deployment' : `deployment.${finding.path}`;
  return { ...finding, path: `document ${path}` };
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
