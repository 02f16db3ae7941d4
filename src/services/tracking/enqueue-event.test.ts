import { expect, test } from 'vitest';
import { addCommonEventFields } from './enqueue-event';

test('[TRK-1] [TRK-3] the value of a tracking event contains its id, the kind of app and the pixel track, if there is one', () => {
  expect(addCommonEventFields({ amount: '5.00' }, { id: 'e1', pwaType: 'H5', pixelTrack: undefined })).toEqual({
    amount: '5.00',
    eventID: 'e1',
    pwaType: 'H5',
  });
  const pixelTrack = { facebook: 'p1', kwai: 'p2', twclid: 'w', fbc: 'fb.1.2.x', fbp: 'fb.1.2.3' };
  expect(addCommonEventFields({}, { id: 'e2', pwaType: 'PWA', pixelTrack })).toEqual({
    ...pixelTrack,
    channels: ['facebook', 'kwai'],
    eventID: 'e2',
    pwaType: 'PWA',
  });
});
