import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/** Where another module leads from the management of attendance, such as to the loads of the faculty. */
export interface ManagementLink {
  label: string;
  link: string;
}

export const managementLinks = anyPoint<ManagementLink>('what leads on from the management of attendance');
