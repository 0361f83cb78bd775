import { lazy, type ComponentType } from 'react';

export interface AccountSection {
  /** In the address, as `?section=name`. */
  name: string;
  label: string;
  Section: ComponentType;
}

/** The sections of Account settings, in their order; each loads its code when it is opened. */
export const sections: AccountSection[] = [
  { name: 'profile', label: 'Profile', Section: lazy(() => import('./profile-section.tsx')) },
  { name: 'password', label: 'Password', Section: lazy(() => import('./password-section.tsx')) },
  {
    name: 'sign-in',
    label: 'Passkeys and providers',
    Section: lazy(async () => ({ default: (await import('./sign-in-methods-section.tsx')).SignInMethodsSection })),
  },
  { name: 'second-factor', label: 'Second factor', Section: lazy(() => import('./second-factor-section.tsx')) },
  { name: 'sessions', label: 'Sessions', Section: lazy(() => import('./sessions-section.tsx')) },
  { name: 'appearance', label: 'Appearance', Section: lazy(() => import('./appearance-section.tsx')) },
  { name: 'openings', label: 'Who opened my record', Section: lazy(() => import('./openings-section.tsx')) },
];
