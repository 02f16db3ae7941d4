import { findUnknownKeys } from '../../src/services/config-check/find-unknown-keys';
import { findWrongTypes } from '../../src/services/config-check/find-wrong-types';
import { type Finding, fault, mergeFindings } from '../../src/services/config-check/finding';
import {
  getRawObject,
  getRawText,
  getRawValue,
  isRawObject,
  type RawObject,
} from '../../src/services/config-check/raw-value';
import { explainCaptchaFrame } from '../documents/captcha-frame.mjs';
import { checkBrands, dropIgnoredBranding } from './check-brands';
import { checkCollector } from './check-collector';
import { checkHosts } from './check-hosts';
import { checkLines } from './check-lines';
import { checkPlaceholders } from './check-placeholders';
import { checkSafety } from './check-safety';
import { checkServices } from './check-services';
import { settingsFile } from './settings-file';

/**
 * Returns everything that is wrong with the settings of a deployment (OPS-1). The build, the start of the container and
 * `npm run config-check` call it.
 * @param isLocal whether the settings are for the local platform and the tests, where unsafe values are allowed
 */
export function judgeSettings(settings: unknown, { isLocal = false } = {}): readonly Finding[] {
  if (!isRawObject(settings)) return [fault([], 'The settings must be one object: { … }.')];
  const used = dropIgnoredBranding(settings);
  const hosts = checkHosts(settings);
  const areHostsValid = hosts.every(({ level }) => level !== 'fault');
  const captcha = areHostsValid
    ? explainCaptchaFrame({ captchaFrame: settings.captchaFrame, hosts: getRawObject(settings, 'hosts') })
    : undefined;
  return mergeFindings(
    findUnknownKeys(settingsFile, used, 'own'),
    findWrongTypes(settingsFile, used),
    isLocal ? [] : checkSafety(settings),
    isLocal ? [] : checkBrandPlaceholders(settings),
    hosts,
    checkBrands(settings),
    checkServices(settings),
    checkLines(settings),
    checkViolationReports(settings),
    checkCollector(settings),
    captcha === undefined ? [] : [fault(['captchaFrame'], `${captcha}.`)],
  );
}

const checkBrandPlaceholders = (settings: RawObject): readonly Finding[] =>
  Object.entries(getRawObject(settings, 'brands')).flatMap(([code, brand]) =>
    checkPlaceholders(getRawValue(brand, ['legal']), ['brands', code, 'legal']),
  );

/** Matches an https URL without what would end the directive, the policy or the header that contains it. */
const REPORT_URL = /^https:\/\/[^\s"'\\;,@]+$/;

function checkViolationReports(settings: RawObject): readonly Finding[] {
  const url = getRawText(settings, 'violationReports');
  if (url === '' || REPORT_URL.test(url)) return [];
  const message = 'must be an https URL without a user name, quotes, blanks, commas and semicolons.';
  return [fault(['violationReports'], message)];
}
