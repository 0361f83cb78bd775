import { isExternal, type Department } from '../contract/departments.ts';

/** 'HR · Human Resource Office'; one of another campus than the default says so. */
export function nameOffice({ acronym, fullname, is_active, campus_id }: Department): string {
  const notes = [isExternal(campus_id) && 'external', !is_active && 'not open'].filter(Boolean).join(', ');
  return `${acronym} · ${fullname}${notes && ` (${notes})`}`;
}
