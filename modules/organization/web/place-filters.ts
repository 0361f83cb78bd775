import { selectFilter, type ListFilter } from '@talaan/kernel/web/list-filters.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listCampuses } from '../contract/campuses.ts';
import { listDepartments } from '../contract/departments.ts';
import { nameOffice } from './office-picker.tsx';

export function useCampusFilter(): ListFilter {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const options = campuses.map(({ id, name, acronym }) => ({ value: String(id), label: name, short: acronym }));
  return selectFilter({ name: 'campus', label: 'Campus', main: true, options });
}

/** Offices by name and acronym in one flat list, in the order of their tree. */
export function useOfficeFilter({ name = 'office', label = 'Office' } = {}): ListFilter {
  const offices = useCall(listDepartments, { query: { per_page: 999 } }).data?.departments ?? [];
  const options = offices.map((office) => ({ value: String(office.id), label: nameOffice(office), short: office.acronym }));
  return selectFilter({ name, label, main: true, options, isNested: true });
}
