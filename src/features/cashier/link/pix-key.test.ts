import { expect, test } from 'vitest';
import { parsePixKey } from './pix-key';

test.each([
  ['CPF', '529.982.247-25', '52998224725'],
  ['CPF', '52998224725', '52998224725'],
  ['CPF', '٥٢٩٩٨٢٢٤٧٢٥', '52998224725'],
  ['CPF', '529.982.247-26', undefined],
  ['CPF', '111.111.111-11', undefined],
  ['CPF', '5299822472', undefined],
  ['CPF', '52998224725x', undefined],
  ['CPF', '‪529.982.247–25‬', '52998224725'],
  ['CPF', '５２９．９８２．２４７－２５', '52998224725'],
  ['PHONE', '(11) 91234-5678', '+5511912345678'],
  ['PHONE', '+55 11 91234 5678', '+5511912345678'],
  ['PHONE', '1132345678', '+551132345678'],
  ['PHONE', '55 99123 4567', '+5555991234567'],
  ['PHONE', '55 32 3421-5678', '+553234215678'],
  ['PHONE', '011 91234-5678', '+5511912345678'],
  ['PHONE', '+55 (0)11 91234-5678', '+5511912345678'],
  ['PHONE', '0055 11 91234‑5678', '+5511912345678'],
  ['PHONE', '+351 912 345 678', undefined],
  ['PHONE', '12345', undefined],
  ['EMAIL', ' Ana@Example.com ', 'ana@example.com'],
  ['EMAIL', 'ana​＠example．com', 'ana@example.com'],
  ['EMAIL', 'ana@example', undefined],
  ['EMAIL', `${'a'.repeat(65)}@example.com`, undefined],
  ['RANDOM', '123E4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ['RANDOM', '123e4567–e89b–12d3–a456–426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ['RANDOM', '123e4567e89b12d3a456426614174000', undefined],
] as const)('[MEM-1] the Pix key of kind %s typed as %j is parsed as %j', (kind, text, key) => {
  expect(parsePixKey(kind, text)).toBe(key);
});
