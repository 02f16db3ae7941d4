import { type ComponentType, lazy } from 'react';
import { findExtensionPage } from '../browser/page/extension';
import { useExtensionTexts } from '../services/extensions/extension-texts';
import { loadExtension } from '../services/extensions/load-extension';
import { PageLayout } from '../services/navigation/page-layout';
import { OffersGate } from '../services/play-protection/offers-gate';

interface ExtensionPageProps {
  readonly path: string;
}

const LoadedPage = lazy(async () => {
  const { pages } = await loadExtension();
  return { default: ({ path }: ExtensionPageProps) => <PageContent path={path} Content={pages[path]} /> };
});

/** A page of the merchant's extension (OPS-7). If it fails, the app shows what it shows for every page that fails. */
export default function ExtensionPage({ path }: ExtensionPageProps) {
  return <LoadedPage path={path} />;
}

function PageContent({ path, Content }: ExtensionPageProps & { readonly Content: ComponentType | undefined }) {
  const t = useExtensionTexts();
  const page = findExtensionPage(path);
  const content = Content && <Content />;
  return (
    <PageLayout title={t(page?.title ?? '')}>{page?.isOffer ? <OffersGate>{content}</OffersGate> : content}</PageLayout>
  );
}
