import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listCampuses } from '../contract/campuses.ts';
import { listDepartments } from '../contract/departments.ts';
import { nameOffice } from './name-office.ts';

const campuses = optionsFrom(listCampuses, {}, (answer) =>
  answer.campuses.map(({ id, name, acronym }) => ({ value: String(id), label: name, short: acronym })),
);
/** Offices by name and acronym in one flat list, in the order of their tree. */
export const officeOptions = optionsFrom(listDepartments, { query: { per_page: 999 } }, ({ departments }) =>
  departments.map((office) => ({ value: String(office.id), label: nameOffice(office), short: office.acronym })),
);

export const campusFilter = selectFilter({ name: 'campus', label: 'Campus', main: true, options: campuses });

export const officeFilter = selectFilter({ name: 'office', label: 'Office', main: true, options: officeOptions, isNested: true });

export const unitFilter = selectFilter({ name: 'unit', label: 'Research unit', main: true, options: officeOptions, isNested: true });
