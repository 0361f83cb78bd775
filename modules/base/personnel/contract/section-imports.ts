import { importCalls } from '@talaan/imports/contract/import-calls.ts';

/** What HR keeps in spreadsheets beside the people themselves (decision 51). */
export const IMPORT_SECTIONS = ['salaries', 'identity-numbers', 'service', 'designations', 'leave-without-pay'] as const;
export type ImportSection = (typeof IMPORT_SECTIONS)[number];

export const SECTION_TITLES: Record<ImportSection, string> = {
  salaries: 'Salaries',
  'identity-numbers': 'Identity numbers',
  service: 'Service',
  designations: 'Designations',
  'leave-without-pay': 'Leave without pay',
};

export const personnelSections = importCalls({
  path: '/api/personnels/section-imports',
  access: ['PERSONNELS'],
  sections: IMPORT_SECTIONS,
});
