import { ProductList } from '../features/market/product-list';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** Point market page: the member's points, and the products they can be exchanged for (MEM-1). */
export default function MallPage() {
  const t = useTranslate();
  return (
    <PageScreen title={t('page.mall.title')}>
      <ProductList />
    </PageScreen>
  );
}
