import { installPromptSettings } from '../../../../src/contract/endpoints/site/install-prompt-settings';
import { INSTALL_SETTING_NAMES, readInstallSetting } from '../../install/install-setting-table';
import { createPublicRoute, type Route } from '../../server/route';

export const installSettingsRoutes: readonly Route[] = [
  createPublicRoute(installPromptSettings, ({ services, merchant }) =>
    Object.fromEntries(
      INSTALL_SETTING_NAMES.map((name) => {
        const { enabled, value } = readInstallSetting(services.database, merchant.code, name);
        // An empty value is left out, as a merchant's editor does: the default applies.
        return [name, { enabled, ...(value !== '' && { value }) }];
      }),
    ),
  ),
];
