import { MERCHANTS } from '../merchants/find-merchant';
import { listMerchantOrigins } from '../merchants/merchant-origins';
import { getDemoMembers } from '../seed/demo-members';

/**
 * Returns the data for demos: the merchants with their origins, and the demo members with their passwords in plain
 * text.
 */
export function buildDemoData(origin: string) {
  const merchants = MERCHANTS.map((merchant) => {
    const [own = origin] = listMerchantOrigins(merchant, origin);
    const { code, name, hosts, languages, defaultLanguage, defaultPassword, landingPath } = merchant;
    return {
      code,
      name,
      origin: own,
      url: `${own}/m/`,
      hosts,
      languages,
      defaultLanguage,
      defaultPassword,
      landingPath,
    };
  });
  return {
    console: `${origin}/console`,
    merchants,
    members: MERCHANTS.flatMap((merchant) =>
      getDemoMembers(merchant.defaultPassword).map((entry) => ({
        merchant: merchant.code,
        username: entry.username,
        password: entry.password,
        about: entry.about,
        type: entry.type ?? 0,
        mobile: entry.mobile ?? '',
        email: entry.email ?? '',
        payeeName: entry.payeeName ?? '',
        totpSecret: entry.totpSecret ?? '',
      })),
    ),
  };
}
