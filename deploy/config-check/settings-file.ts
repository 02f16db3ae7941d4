import { intersect, object, optional, record, string, unknown } from 'valibot';
import { collectorSettings } from '../../src/contract/bootstrap/collector-settings';
import { deploymentSettings } from '../../src/contract/bootstrap/deployment';
import { text } from '../../src/contract/fields';
import { merchantPage } from '../../src/contract/merchant/merchant-page';
import { whiteLabelSettings } from '../../src/contract/merchant/white-label';

const { lines, services, identity, messaging, captchaFrame } = deploymentSettings.entries;

/** The settings file of a deployment, `deploy/settings.json`: the documents of its hosts are written from it (OPS-2). */
export const settingsFile = object({
  /** Where an editor finds a schema of this file; nothing else reads it. */
  $schema: optional(unknown()),
  /** Merchant code of every host that `hosts` does not list; empty in a deployment of several merchants. */
  merchant: optional(string()),
  /** Merchant codes by host. */
  hosts: optional(record(string(), string())),
  /** Branding by merchant code: `info.whitelabelVal` of the status, with what link previews show. */
  brands: optional(record(string(), intersect([whiteLabelSettings, merchantPage]))),
  lines,
  services,
  identity,
  messaging,
  captchaFrame,
  /**
   * https URL to which browsers send violations of the page's content security policy. If empty, none are sent. A
   * violation may contain the URL of the page, with its query.
   */
  violationReports: text,
  /** Where pages send errors, failed requests, deviations, web vitals and durations (OPS-4); nowhere if it is absent. */
  collector: optional(collectorSettings),
});
