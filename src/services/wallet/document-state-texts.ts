import type { DocumentCheckState } from '../../contract/document-check';
import type { TranslationKey } from '../i18n/catalogue';

/** The state of the check of documents in a few words, for its page and for the account. */
export const DOCUMENT_STATE_TEXTS: Readonly<Record<DocumentCheckState, TranslationKey>> = {
  NONE: 'documents.none',
  NEEDED: 'documents.needed',
  SENT: 'documents.sent',
  MORE: 'documents.more',
  REFUSED: 'documents.refused',
  VERIFIED: 'documents.verified',
};
