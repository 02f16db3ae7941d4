/** Countries whose mobile numbers the merchants take: ISO 3166 code and dialling code. */
export const COUNTRIES: readonly { code: string; dialling: string }[] = [
  { code: 'PH', dialling: '63' },
  { code: 'VN', dialling: '84' },
  { code: 'CN', dialling: '86' },
  { code: 'TW', dialling: '886' },
  { code: 'HK', dialling: '852' },
  { code: 'MY', dialling: '60' },
  { code: 'ID', dialling: '62' },
  { code: 'TH', dialling: '66' },
  { code: 'KH', dialling: '855' },
  { code: 'MM', dialling: '95' },
  { code: 'IN', dialling: '91' },
  { code: 'BD', dialling: '880' },
  { code: 'JP', dialling: '81' },
  { code: 'KR', dialling: '82' },
  { code: 'BR', dialling: '55' },
  { code: 'TR', dialling: '90' },
];
