import { getOwnProperty } from '../../../src/base/own-property';

/** A bank that withdrawals are paid to. */
export interface PayoutBank {
  /** Name of the logo's file. */
  readonly id: string;
  readonly name: string;
  /** Letters and colour of the demo's own drawing, which stands for the bank's logo. */
  readonly mark: string;
  readonly colour: string;
}

const bank = (id: string, name: string, mark: string, colour: string): PayoutBank => ({ id, name, mark, colour });

/** The banks of each merchant's country, most used first. */
const PAYOUT_BANKS: Readonly<Record<string, readonly PayoutBank[]>> = {
  FAIR: [
    bank('bdo', 'BDO Unibank', 'BDO', '#0b2f6b'),
    bank('bpi', 'Bank of the Philippine Islands', 'BPI', '#8c1d2c'),
    bank('metrobank', 'Metrobank', 'M', '#123f8f'),
    bank('landbank', 'Land Bank of the Philippines', 'LB', '#0a6b3d'),
    bank('pnb', 'Philippine National Bank', 'PNB', '#183a7a'),
    bank('security', 'Security Bank', 'SB', '#0d6a4b'),
    bank('china-bank', 'China Banking Corporation', 'CB', '#a01722'),
    bank('rcbc', 'Rizal Commercial Banking Corporation', 'RC', '#1d4fa0'),
    bank('unionbank', 'UnionBank of the Philippines', 'UB', '#b4540a'),
    bank('eastwest', 'EastWest Bank', 'EW', '#5b2a86'),
    bank('maya', 'Maya Bank', 'MY', '#0b7a52'),
    bank('gotyme', 'GoTyme Bank', 'GT', '#0a6f80'),
  ],
  KOPI: [
    bank('vietcombank', 'Vietcombank', 'VCB', '#0b6b3a'),
    bank('vietinbank', 'VietinBank', 'CTG', '#0f4c8a'),
    bank('bidv', 'BIDV', 'BID', '#0a6a66'),
    bank('agribank', 'Agribank', 'AGR', '#8c1d2c'),
    bank('techcombank', 'Techcombank', 'TCB', '#a5161f'),
    bank('mb', 'MB Bank', 'MB', '#1a3c8f'),
    bank('acb', 'ACB', 'ACB', '#144fa3'),
    bank('vpbank', 'VPBank', 'VPB', '#0b7145'),
    bank('sacombank', 'Sacombank', 'STB', '#0d4f9a'),
    bank('tpbank', 'TPBank', 'TPB', '#5b2a86'),
    bank('hdbank', 'HDBank', 'HDB', '#a8321a'),
    bank('shb', 'SHB', 'SHB', '#b04a08'),
  ],
  SOL: [
    bank('icbc', '中国工商银行', '工', '#a9141f'),
    bank('ccb', '中国建设银行', '建', '#11448f'),
    bank('abc', '中国农业银行', '农', '#0a6f58'),
    bank('boc', '中国银行', '中', '#8f1a2b'),
    bank('bocom', '交通银行', '交', '#15407f'),
    bank('cmb', '招商银行', '招', '#a8202a'),
    bank('psbc', '中国邮政储蓄银行', '邮', '#0b6a3c'),
    bank('citic', '中信银行', '信', '#9c1b26'),
    bank('ceb', '中国光大银行', '光', '#5b2a86'),
    bank('cmbc', '中国民生银行', '民', '#0d5f8c'),
    bank('spdb', '浦发银行', '浦', '#173f86'),
    bank('cib', '兴业银行', '兴', '#1b4d8f'),
  ],
};

/** Returns the banks of a merchant; none for a merchant that is not a demo. */
export const listPayoutBanks = (merchant: string): readonly PayoutBank[] =>
  getOwnProperty(PAYOUT_BANKS, merchant) ?? [];

/** Finds a bank of any merchant by the name of its logo's file. */
export const findPayoutBank = (id: string): PayoutBank | undefined =>
  Object.values(PAYOUT_BANKS)
    .flat()
    .find((one) => one.id === id);
