import type { Branch } from '../contract/departments.ts';

export const MAIN = { id: 1, name: 'Main', acronym: 'MAIN' };

export function branch(id: number, parent_id: number | null, fullname: string, people: number): Branch {
  return { id, parent_id, fullname, acronym: `U${id}`, campus_id: 1, is_active: true, head: null, people };
}

export const BRANCHES = [
  branch(1, null, 'College of Arts', 2),
  branch(2, 1, 'Department of Languages', 5),
  branch(3, 2, 'Cañete Writing Center', 1),
  branch(4, null, 'Registrar', 4),
];
