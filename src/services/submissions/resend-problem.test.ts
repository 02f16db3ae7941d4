import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { CASHIER_ERROR_CODES } from '../../contract/cashier-codes';
import { CASHIER_REFUSAL_TEXTS } from '../errors/cashier-error-message';
import en from '../i18n/catalogues/en.json';
import { resolveDisplayText } from '../i18n/display-text';
import { createPlainTranslator } from '../i18n/plain-translate';
import { closeAllOverlays, useOverlays } from '../overlays/overlays';
import { showResendFailure } from './resend-problem';

const t = createPlainTranslator(en);
const CODE_LINE = 'Error code 7f3a-91c2';
const refusal = (code: string): ApiError => ({
  ...{ layer: 'business', endpoint: 'submitDeposit', code, message: 'Words of the platform', value: null },
  requestId: '7f3a91c2-0000-4000-8000-000000000000',
});

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  closeAllOverlays();
});

/** Returns what is shown in the card and in a notice. */
function show(error: ApiError) {
  let inCard = '';
  showResendFailure(error, t, (problem) => {
    inCard = problem;
  });
  const [notice] = useOverlays.getState().stack;
  return { inCard, inNotice: notice?.kind === 'notice' ? resolveDisplayText(notice.message, t) : '' };
}

describe('[MEM-1.20] text after a request without an answer was sent again and has failed', () => {
  const codes = Object.keys(CASHIER_REFUSAL_TEXTS).filter((code) => code !== CASHIER_ERROR_CODES.requestReused);

  test.each(codes)(
    '[OPS-4.4] after %s, the card says why, and that the first may have arrived, with the code',
    (code) => {
      const { inCard, inNotice } = show(refusal(code));
      expect(inCard.split('\n').slice(1)).toEqual([en['cashier.unconfirmed.check'], CODE_LINE]);
      expect(inNotice).toBe('');
    },
  );

  test.each(codes)('after %s, no advice for the form stands beside the card, which has taken its place', (code) => {
    const [reason = ''] = show(refusal(code)).inCard.split('\n');
    expect(reason).not.toMatch(/choose|enter|link another|tap the button|send this|check its/i);
  });

  test('[SAFE-5.3] after a notice that is not confirmed, the card names the button that leads to it', () => {
    expect(show(refusal('notice.unconfirmed')).inCard).toContain(`tap “${en['cashier.unconfirmed.drop']}”`);
  });

  test.each<[string, ApiError]>([
    ['a rate limit', refusal('TOO_MANY_REQUEST_X')],
    ['a timeout', { layer: 'timeout', endpoint: 'submitDeposit', afterMs: 1 }],
  ])('after %s, which refuses no request, the card says only why', (_, error) => {
    const { inCard } = show(error);
    expect(inCard).toMatch(/\w/);
    expect(inCard).not.toContain(en['cashier.unconfirmed.check']);
  });

  test('[API-8.5][OPS-4.4] once its id has been used, a notice with the code names it, as the card goes', () => {
    expect(show(refusal(CASHIER_ERROR_CODES.requestReused))).toEqual({
      inCard: '',
      inNotice: `${en['refused.reused']}\n${CODE_LINE}`,
    });
  });
});
