interface DepositMethod {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly enabled: boolean;
}

/** Deposit methods by merchant; amounts in the merchant's currency. */
export const DEPOSIT_METHODS: Readonly<Record<string, DepositMethod[]>> = {
  FAIR: [
    { id: 'gcash', name: 'GCash', min: 100, max: 50_000, enabled: true },
    { id: 'bank', name: 'Bank transfer', min: 500, max: 200_000, enabled: true },
    { id: 'usdt', name: 'USDT (TRC-20)', min: 1000, max: 500_000, enabled: true },
    { id: 'card', name: 'Debit card', min: 200, max: 20_000, enabled: false },
  ],
  KOPI: [
    { id: 'momo', name: 'MoMo', min: 50_000, max: 20_000_000, enabled: true },
    { id: 'vietqr', name: 'VietQR', min: 100_000, max: 100_000_000, enabled: true },
  ],
  SOL: [
    { id: 'unionpay', name: '银联转账', min: 100, max: 50_000, enabled: true },
    { id: 'usdt', name: 'USDT (TRC-20)', min: 500, max: 300_000, enabled: true },
  ],
};
