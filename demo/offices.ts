import type { Staffing } from './staffing.ts';

export interface Office {
  id: number;
  campusId: number;
  acronym: string;
  fullname: string;
  parentId: number | null;
  staffing: Staffing;
  /** What the head of it is called. */
  headTitle: string;
  /** How many of 400 people serve here. */
  people: number;
}

type Row = readonly [acronym: string, fullname: string, parent: string | null, staffing: Staffing, headTitle: string, people: number];

const mainCampus: readonly Row[] = [
  ['OP', 'Office of the President', null, 'president', 'University President', 5],
  ['OBS', 'Office of the Board Secretary', 'OP', 'board', 'Board Secretary', 3],
  ['LAO', 'Legal Affairs Office', 'OP', 'legal', 'Director', 3],
  ['PIO', 'Public Information Office', 'OP', 'information', 'Director', 4],
  ['OVPAA', 'Office of the Vice President for Academic Affairs', null, 'vicePresident', 'Vice President', 4],
  ['CAS', 'College of Arts and Sciences', 'OVPAA', 'college', 'Dean', 6],
  ['DLL', 'Department of Languages and Literature', 'CAS', 'department', 'Department Chair', 14],
  ['DMS', 'Department of Mathematics and Statistics', 'CAS', 'department', 'Department Chair', 14],
  ['DNS', 'Department of Natural Sciences', 'CAS', 'science', 'Department Chair', 13],
  ['DSS', 'Department of Social Sciences', 'CAS', 'department', 'Department Chair', 12],
  ['CED', 'College of Education', 'OVPAA', 'college', 'Dean', 6],
  ['DEED', 'Department of Elementary Education', 'CED', 'department', 'Department Chair', 11],
  ['DSED', 'Department of Secondary Education', 'CED', 'department', 'Department Chair', 12],
  ['CBA', 'College of Business and Accountancy', 'OVPAA', 'college', 'Dean', 5],
  ['DACC', 'Department of Accountancy', 'CBA', 'department', 'Department Chair', 11],
  ['DBA', 'Department of Business Administration', 'CBA', 'department', 'Department Chair', 12],
  ['CEN', 'College of Engineering', 'OVPAA', 'college', 'Dean', 5],
  ['DCE', 'Department of Civil Engineering', 'CEN', 'science', 'Department Chair', 11],
  ['DEE', 'Department of Electrical Engineering', 'CEN', 'science', 'Department Chair', 10],
  ['CCS', 'College of Computing Studies', 'OVPAA', 'college', 'Dean', 5],
  ['DIT', 'Department of Information Technology', 'CCS', 'science', 'Department Chair', 13],
  ['DCS', 'Department of Computer Science', 'CCS', 'department', 'Department Chair', 11],
  ['CON', 'College of Nursing', 'OVPAA', 'science', 'Dean', 11],
  ['GS', 'Graduate School', 'OVPAA', 'college', 'Dean', 4],
  ['REG', 'Office of the Registrar', 'OVPAA', 'registrar', 'University Registrar', 9],
  ['LIB', 'University Library', 'OVPAA', 'library', 'University Librarian', 8],
  ['OVPAF', 'Office of the Vice President for Administration and Finance', null, 'vicePresident', 'Vice President', 4],
  ['HRMO', 'Human Resource Management Office', 'OVPAF', 'administration', 'Director', 9],
  ['ACCT', 'Accounting Office', 'OVPAF', 'accounting', 'University Accountant', 10],
  ['BUD', 'Budget Office', 'OVPAF', 'administration', 'Budget Officer', 6],
  ['CASH', 'Cashiering Office', 'OVPAF', 'administration', 'University Cashier', 6],
  ['SPMO', 'Supply and Property Management Office', 'OVPAF', 'administration', 'Supply Officer', 7],
  ['RMO', 'Records Management Office', 'OVPAF', 'administration', 'Records Officer', 5],
  ['GSO', 'General Services Office', 'OVPAF', 'services', 'Director', 10],
  ['SSO', 'Security Services Office', 'GSO', 'security', 'Chief Security Officer', 14],
  ['MPU', 'Motor Pool Unit', 'GSO', 'services', 'Head', 6],
  ['OVPREI', 'Office of the Vice President for Research, Extension and Innovation', null, 'vicePresident', 'Vice President', 4],
  ['RDO', 'Research and Development Office', 'OVPREI', 'research', 'Director', 6],
  ['EXT', 'Extension Services Office', 'OVPREI', 'project', 'Director', 5],
  ['OVPSAS', 'Office of the Vice President for Student Affairs and Services', null, 'vicePresident', 'Vice President', 4],
  ['OSA', 'Office of Student Affairs', 'OVPSAS', 'project', 'Director', 5],
  ['GCO', 'Guidance and Counseling Office', 'OVPSAS', 'guidance', 'Director', 5],
  ['UHS', 'University Health Services', 'OVPSAS', 'health', 'Director', 7],
  ['OVPPD', 'Office of the Vice President for Planning and Development', null, 'vicePresident', 'Vice President', 4],
  ['PDO', 'Planning and Development Office', 'OVPPD', 'planning', 'Director', 5],
  ['ICTO', 'Information and Communications Technology Office', 'OVPPD', 'technology', 'Director', 8],
];

const externalCampuses: Record<number, readonly Row[]> = {
  2: [
    ['OCD', 'Office of the Campus Director, Bantayan', null, 'campus', 'Campus Director', 4],
    ['CAG', 'College of Agriculture', 'OCD', 'college', 'Dean', 6],
    ['DCRS', 'Department of Crop Science', 'CAG', 'science', 'Department Chair', 8],
    ['DANS', 'Department of Animal Science', 'CAG', 'science', 'Department Chair', 7],
    ['ASU', 'Administrative Services Unit, Bantayan', 'OCD', 'services', 'Head', 7],
  ],
  3: [
    ['OCD', 'Office of the Campus Director, Maragondon', null, 'campus', 'Campus Director', 4],
    ['CFI', 'College of Fisheries', 'OCD', 'science', 'Dean', 12],
    ['ASU', 'Administrative Services Unit, Maragondon', 'OCD', 'services', 'Head', 6],
  ],
  4: [
    ['OCD', 'Office of the Campus Director, Palayan', null, 'campus', 'Campus Director', 4],
    ['CFES', 'College of Forestry and Environmental Science', 'OCD', 'science', 'Dean', 11],
    ['ASU', 'Administrative Services Unit, Palayan', 'OCD', 'services', 'Head', 6],
  ],
  5: [
    ['OCD', 'Office of the Campus Director, Dumaguit', null, 'campus', 'Campus Director', 4],
    ['CIT', 'College of Industrial Technology', 'OCD', 'science', 'Dean', 11],
    ['ASU', 'Administrative Services Unit, Dumaguit', 'OCD', 'services', 'Head', 6],
  ],
};

/** The colleges, departments and offices of the demo university, three deep. */
export const offices: readonly Office[] = listOffices();

export function officeCalled(acronym: string, campusId = 1): Office {
  const office = offices.find((one) => one.campusId === campusId && one.acronym === acronym);
  if (!office) throw new Error(`The demo university has no office ${acronym} on campus ${campusId}.`);
  return office;
}

function listOffices(): Office[] {
  const made: Office[] = [];
  for (const [campusId, rows] of [[1, mainCampus] as const, ...Object.entries(externalCampuses)].map(
    ([id, list]) => [Number(id), list] as const,
  )) {
    for (const [acronym, fullname, parent, staffing, headTitle, people] of rows) {
      const parentId = parent === null ? null : (made.find((one) => one.campusId === campusId && one.acronym === parent)?.id ?? null);
      made.push({ id: made.length + 1, campusId, acronym, fullname, parentId, staffing, headTitle, people });
    }
  }
  return made;
}
