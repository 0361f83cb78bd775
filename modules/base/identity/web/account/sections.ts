import type { ComponentType, ReactNode } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';

export interface AccountSection {
  /** In the address, as `?section=name`. */
  name: string;
  label: string;
  /** Among the other sections; the smallest first. */
  place: number;
  /** Of employees alone: an account that is only an applicant does not see it. */
  isStaffs: boolean;
  /** `meanwhile` is shown until its code is there. */
  Section: ComponentType<{ meanwhile?: ReactNode }>;
}

export const accountSections = anyPoint<AccountSection>('sections of Account settings');

type Load = () => Promise<{ Section: ComponentType }>;

/** A section loads its code when it is opened; its file exports `Section`. */
export function section(name: string, label: string, place: number, load: Load): AccountSection {
  return { name, label, place, isStaffs: false, Section: shownLater(async () => (await load()).Section) };
}

/** The same, for employees alone. */
export function staffSection(name: string, label: string, place: number, load: Load): AccountSection {
  return { ...section(name, label, place, load), isStaffs: true };
}

/** What identity itself shows of an account. */
export const ownSections: AccountSection[] = [
  section('profile', 'Profile', 10, () => import('./profile-section.tsx')),
  section('password', 'Password', 20, () => import('./password-section.tsx')),
  section('sign-in', 'Passkeys and providers', 30, () => import('./sign-in-methods-section.tsx')),
  section('second-factor', 'Second factor', 40, () => import('./second-factor-section.tsx')),
  section('sessions', 'Sessions', 50, () => import('./sessions-section.tsx')),
  section('device', 'This device', 65, () => import('./device-section.tsx')),
  section('appearance', 'Appearance', 70, () => import('./appearance-section.tsx')),
  section('openings', 'Who opened my record', 80, () => import('./openings-section.tsx')),
];
