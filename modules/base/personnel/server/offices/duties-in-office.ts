import { datedRowsInOffice } from './dated-rows-in-office.ts';

/** Deans, directors, coordinators of an office by designation. */
export const designationsInOffice = datedRowsInOffice({
  name: 'designations',
  title: 'Designations',
  table: 'personnel.designation',
  note: 'title',
  copies: ['title', 'is_in_charge', 'order_number', 'units_released', 'has_rata'],
});

/** Who works in an office by order, while the appointment is to another one. */
export const assignmentsToOffice = datedRowsInOffice({
  name: 'assignments',
  title: 'Assigned to it',
  table: 'personnel.assignment',
  note: 'kind',
  copies: ['kind', 'agency', 'order_number'],
});
