import type { ReactElement } from 'react';
import { completeRegistration } from '../../../src/features/registration/submit/complete-registration';
import { submitRegistration } from '../../../src/features/registration/submit/register';
import type { RegistrationOutcome } from '../../../src/features/registration/submit/registration-controller';
import { closeOverlay, useOverlays } from '../../../src/services/overlays/overlays';

/** Key of the dialog after a registration, whose end begins the session. */
const DIALOG_KEY = 'registered';

type FormData = Parameters<typeof submitRegistration>[0];

/** Submits the form of a registration, as its button does, without a captcha. */
export const submitRegistrationForm = (data: FormData): Promise<RegistrationOutcome> =>
  submitRegistration(data, async () => ({ ok: true, value: { kind: 'none' } }));

/** Does what follows a registration; the new member closes the welcome at once. */
export function finishRegistration({ member, formData }: Extract<RegistrationOutcome, { kind: 'registered' }>): void {
  completeRegistration(member, formData);
  const dialog = useOverlays.getState().stack.find((overlay) => overlay.key === DIALOG_KEY);
  const shown = dialog?.kind === 'dialog' ? dialog.render(() => closeOverlay(DIALOG_KEY), null) : undefined;
  closeOverlay(DIALOG_KEY);
  (shown as ReactElement<{ readonly onClosed: () => void }> | undefined)?.props.onClosed();
}
