import { lazy, type ComponentType } from 'react';
import { anyPoint } from '../contract/contributions.ts';

/** A step of the set-up that an administrator takes signed in; it saves by itself. */
export interface SetupStep {
  /** In the address, as `/setup/name`; the line of 'Set-up checklist' of the same name says how far it is. */
  name: string;
  title: string;
  /** Among the others; the smallest first. */
  place: number;
  Step: ComponentType;
}

export const setupSteps = anyPoint<SetupStep>('steps of the set-up');

/** A step loads its code when it is opened; its file exports `Step`. */
export function setupStep(name: string, title: string, place: number, load: () => Promise<{ Step: ComponentType }>): SetupStep {
  return { name, title, place, Step: lazy(async () => ({ default: (await load()).Step })) };
}
