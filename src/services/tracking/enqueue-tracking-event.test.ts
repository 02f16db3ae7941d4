import { expect, test } from 'vitest';
import { addCommonEventFields } from './enqueue-tracking-event';

test('[TRK-1] [TRK-3] the value of a tracking event contains the event id, the kind of app and any ad attribution', () => {
  expect(addCommonEventFields({ amount: '5.00' }, { id: 'e1', pwaType: 'H5', adAttribution: undefined })).toEqual({
    amount: '5.00',
    eventID: 'e1',
    pwaType: 'H5',
  });
  const adAttribution = { facebook: 'p1', kwai: 'p2', twclid: 'w', fbc: 'fb.1.2.x', fbp: 'fb.1.2.3' };
  expect(addCommonEventFields({}, { id: 'e2', pwaType: 'PWA', adAttribution })).toEqual({
    ...adAttribution,
    channels: ['facebook', 'kwai'],
    eventID: 'e2',
    pwaType: 'PWA',
  });
});
