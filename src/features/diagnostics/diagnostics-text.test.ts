import { expect, test } from 'vitest';
import { formatDiagnosticsText } from './diagnostics-text';

test('[OPS-5.4] the copied report has a section for each kind of fact, and none that is empty', () => {
  expect(
    formatDiagnosticsText({ app: ['build a1'], failures: [], push: ['permission: granted', 'messages: 2'] }, []),
  ).toBe('app\n  build a1\npush\n  permission: granted\n  messages: 2');
});

test('[OPS-5.4] the copied report hides token, name and phone number of the member wherever they stand', () => {
  const lines = ['status: field value.alice99', 'path /x?t=secret-token', 'called +84912345678'];
  const text = formatDiagnosticsText({ failures: lines }, ['secret-token', 'alice99', '912345678', undefined, '']);
  expect(text).toBe('failures\n  status: field value.[hidden]\n  path /x?t=[hidden]\n  called +84[hidden]');
});
