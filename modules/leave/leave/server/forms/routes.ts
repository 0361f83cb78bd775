import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { printAllocation, printApplication } from '../../contract/forms.ts';
import { printAllocationForm, printForm } from './print-forms.ts';

export function mountForms(server: Server): void {
  mount(server, printApplication, printForm);
  mount(server, printAllocation, printAllocationForm);
}
