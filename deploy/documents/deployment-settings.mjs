import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeHostName } from './host-name.mjs';

/** Path of the deployment settings in the repository. */
const SETTINGS = 'deploy/settings.json';
/** Path of the settings that override the deployment settings for the local platform and the tests. */
const LOCAL_SETTINGS = 'tests/platform/settings.json';

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Reads the settings of a deployment. Throws when one is safe only locally. */
export async function readDeploymentSettings(file) {
  const settings = await readJson(file);
  const unsafe = explainUnsafeSettings(settings);
  if (unsafe.length > 0) {
    throw new Error(
      [`${file} is not safe to deploy (npm run build -- --local builds for this machine):`, ...unsafe].join('\n  '),
    );
  }
  return settings;
}

/** Reads the settings with which the build configures its own output folder. */
export async function readSettingsOfBuild({ root, local }) {
  const file = path.join(root, SETTINGS);
  if (!local) return readDeploymentSettings(file);
  return { ...(await readJson(file)), ...(await readJson(path.join(root, LOCAL_SETTINGS))) };
}

const IDENTITIES = ['none', 'google'];
const MESSAGINGS = ['none', 'google'];
const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns the reasons why settings are not safe to deploy; empty if they are safe. Throws if a host is no host name. */
export function explainUnsafeSettings({ identity = 'none', messaging = 'none', lines = {}, hosts = {} }) {
  return [
    ...(identity === 'emulated'
      ? ['"identity": "emulated" lets everyone sign in as anyone: use "google", or "none" to switch it off']
      : IDENTITIES.includes(identity)
        ? []
        : [`"identity" must be one of ${IDENTITIES.join(', ')}, not ${JSON.stringify(identity)}`]),
    ...(MESSAGINGS.includes(messaging)
      ? []
      : [`"messaging" must be one of ${MESSAGINGS.join(', ')}, not ${JSON.stringify(messaging)}`]),
    ...((lines.allowUnsigned ?? false) === false
      ? []
      : [
          '"lines.allowUnsigned" lets anyone who controls one domain send members to any other: sign the lists (npm run sign-lines)',
        ]),
    ...Object.keys(hosts)
      .filter((host) => LOCAL_HOST.test(normalizeHostName(host)))
      .map((host) => `"hosts" names ${host}, which is the machine of the user`),
  ];
}

/**
 * Returns the origin of the captcha provider's frame; an empty string if the setting
 * `captchaFrame` is missing or empty. Throws if the origin is not https, or if its host belongs to a merchant: the
 * provider's script would then have access to the merchant's origin. Also throws if `hosts` is empty, because the
 * host cannot be checked then.
 */
export function getCaptchaFrameOrigin({ captchaFrame = '', hosts = {} }) {
  if (captchaFrame === '') return '';
  const url = URL.canParse(captchaFrame) ? new URL(captchaFrame) : undefined;
  if (url?.origin !== captchaFrame || url.protocol !== 'https:') {
    throw new Error(`"captchaFrame" must be an https origin without a path, not ${captchaFrame}`);
  }
  if (Object.keys(hosts).length === 0) {
    throw new Error('"captchaFrame" needs "hosts" to list the hosts of the merchants');
  }
  const host = normalizeHostName(url.hostname);
  if (Object.keys(hosts).some((name) => normalizeHostName(name) === host)) {
    throw new Error(`"captchaFrame" must have its own host, but ${host} is a merchant's`);
  }
  return captchaFrame;
}
