/** Where the dialog stands: asking, waiting for an answer, telling of the success, closing, off the screen (TFA-4). */
export type ModalPhase = 'asking' | 'sending' | 'passed' | 'closing' | 'gone';
export type ModalEvent = 'send' | 'refuse' | 'pass' | 'close' | 'end';

const NEXT: Readonly<Record<ModalPhase, Readonly<Partial<Record<ModalEvent, ModalPhase>>>>> = {
  asking: { send: 'sending', close: 'closing' },
  sending: { refuse: 'asking', pass: 'passed', close: 'closing' },
  passed: { close: 'closing' },
  closing: { end: 'gone' },
  gone: {},
};

/** What an event makes of the dialog; one that does not fit changes nothing: so a second submit is ignored (TFA-3). */
export const nextModal = (phase: ModalPhase, event: ModalEvent): ModalPhase => NEXT[phase][event] ?? phase;
