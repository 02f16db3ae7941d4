import type { ReactNode } from 'react';
import type { IdentityMethod } from '../../../browser/identity/identity';

/** Decorative logo of a provider in its brand colours; the text of the button names the provider. */
export function ProviderLogo({ channel }: { readonly channel: IdentityMethod }) {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {PROVIDER_LOGOS[channel]}
    </svg>
  );
}

const Google = () => (
  <>
    <path
      fill="#4285f4"
      d="M22.6 12.2c0-.8-.1-1.500-.2-2.200H12v4.200h5.900a5.100 5.100 0 01-2.200 3.300v2.800h3.600c2-1.900 3.300-4.700 3.300-8.100z"
    />
    <path
      fill="#34a853"
      d="M12 23c3 0 5.500-1 7.300-2.700l-3.600-2.800a6.600 6.600 0 01-9.900-3.500H2.200v2.800A11 11 0 0012 23z"
    />
    <path fill="#fbbc05" d="M5.800 14a6.600 6.600 0 010-4.200V7H2.200a11 11 0 000 9.800z" />
    <path
      fill="#ea4335"
      d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 002.200 7l3.600 2.800A6.600 6.600 0 0112 5.400z"
    />
  </>
);

const Facebook = () => (
  <>
    <circle cx="12" cy="12" r="11" fill="#0866ff" />
    <path
      fill="#fff"
      d="M13.700 23v-8h2.700l.5-3.400h-3.200V9.400c0-1 .5-1.900 2-1.900h1.500V4.600s-1.400-.2-2.700-.2c-2.700 0-4.500 1.600-4.500 4.600v2.600H7V15h3v7.800a11 11 0 003.700.2z"
    />
  </>
);

const Phone = () => (
  <path
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    d="M8 2.500h8a1.500 1.500 0 011.500 1.500v16a1.500 1.500 0 01-1.500 1.500H8A1.500 1.500 0 016.500 20V4A1.500 1.500 0 018 2.500zM11 18.500h2"
  />
);

const PROVIDER_LOGOS: Readonly<Record<IdentityMethod, ReactNode>> = {
  phone: <Phone />,
  google: <Google />,
  facebook: <Facebook />,
};
