import { ProductList } from '../features/market/product-list';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';

/** Point market page: the member's points, and the products they can be exchanged for (MEM-1). */
export default function MallPage() {
  const t = useTranslate();
  return (
    <PageLayout title={t('page.mall.title')}>
      <ProductList />
    </PageLayout>
  );
}
