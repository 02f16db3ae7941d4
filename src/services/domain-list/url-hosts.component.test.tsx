import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { setSiteStatus, useMerchant } from '../merchant/merchant-store';
import { useTrustedHosts } from './url-hosts';

function Hosts() {
  return <output>{`hosts: ${useTrustedHosts().merchant?.join(' ')}`}</output>;
}

test('[ROUTE-7.2] what is rendered knows the hosts of a status as soon as it has arrived', async () => {
  await resetPageAndRecordNavigations();
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  useMerchant.setState({ status: undefined });
  const screen = await render(<Hosts />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^hosts:$/);
  setSiteStatus({ ...status, info: { ...status.info, mainDomain: 'main.example', domainRoute: ['other.example'] } });
  await expect.element(screen.getByRole('status')).toHaveTextContent('hosts: main.example other.example');
});
