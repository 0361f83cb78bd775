import type { ComponentType } from 'react';

/** The sections of Account settings, in their order. */
export const sections: { name: string; label: string; Section: ComponentType }[] = [];
