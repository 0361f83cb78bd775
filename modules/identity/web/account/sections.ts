import { lazy, type ComponentType } from 'react';

export interface AccountSection {
  /** In the address, as `?section=name`. */
  name: string;
  label: string;
  Section: ComponentType;
}

/** A section loads its code when it is opened; its file exports `Section`. */
export function section(name: string, label: string, load: () => Promise<{ Section: ComponentType }>): AccountSection {
  return { name, label, Section: lazy(async () => ({ default: (await load()).Section })) };
}

/** The sections of Account settings, in their order. */
export const sections: AccountSection[] = [
  section('profile', 'Profile', () => import('./profile-section.tsx')),
  section('password', 'Password', () => import('./password-section.tsx')),
  section('sign-in', 'Passkeys and providers', () => import('./sign-in-methods-section.tsx')),
  section('second-factor', 'Second factor', () => import('./second-factor-section.tsx')),
  section('sessions', 'Sessions', () => import('./sessions-section.tsx')),
  section('appearance', 'Appearance', () => import('./appearance-section.tsx')),
  section('openings', 'Who opened my record', () => import('./openings-section.tsx')),
];
