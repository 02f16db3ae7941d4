/** Countries whose mobile numbers the merchants accept: ISO 3166 code and calling code. */
export const COUNTRIES: readonly { code: string; callingCode: string }[] = [
  { code: 'PH', callingCode: '63' },
  { code: 'VN', callingCode: '84' },
  { code: 'CN', callingCode: '86' },
  { code: 'TW', callingCode: '886' },
  { code: 'HK', callingCode: '852' },
  { code: 'MY', callingCode: '60' },
  { code: 'ID', callingCode: '62' },
  { code: 'TH', callingCode: '66' },
  { code: 'KH', callingCode: '855' },
  { code: 'MM', callingCode: '95' },
  { code: 'IN', callingCode: '91' },
  { code: 'BD', callingCode: '880' },
  { code: 'JP', callingCode: '81' },
  { code: 'KR', callingCode: '82' },
  { code: 'BR', callingCode: '55' },
  { code: 'TR', callingCode: '90' },
];
