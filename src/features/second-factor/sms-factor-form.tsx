import { useDialling } from '../../services/phone/use-dialling';
import { FactorForm, type FactorFormProps } from './factor-form';

/** The proof by a code to the member's own number, which is dialled as everywhere else (LOGIN-6). */
export function SmsFactorForm(props: Omit<FactorFormProps, 'dialling'>) {
  return <FactorForm {...props} dialling={useDialling()} />;
}
