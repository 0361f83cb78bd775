import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';

/** A part of `/account/development`, where everybody sees what is their own of learning. */
export interface DevelopmentSection {
  /** In the address, as `#name`. */
  name: string;
  title: string;
  /** Among the others; the smallest first. */
  place: number;
  Section: ComponentType;
}

/** Own scholarships, trainings and seats on committees. */
export const developmentSections = anyPoint<DevelopmentSection>('sections of one’s own development');

/** A section loads its code when the screen is opened; its file exports `Section`. */
export function developmentSection(
  name: string,
  title: string,
  place: number,
  load: () => Promise<{ Section: ComponentType }>,
): DevelopmentSection {
  return { name, title, place, Section: shownLater(async () => (await load()).Section) };
}
