/** The password of every demo account. */
export const DEMO_PASSWORD = 'Talaan-demo-2026';

export interface DemoAccount {
  email: string;
  title: string;
  roles: readonly { name: string; scope: 'self' | 'headed' | 'office' | 'all' }[];
  /** Where its person serves on the main campus: seat 0 is the head. */
  seat: { office: string; seat: number; position: string; sex: 'Male' | 'Female' };
}

const self = { name: 'Employee', scope: 'self' } as const;

/** Who can sign in to a demo; the sign-in page lists them there. Everyone else has no account. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@talaan.example',
    title: 'Administrator',
    roles: [{ name: 'Administrator', scope: 'all' }, self],
    seat: { office: 'ICTO', seat: 1, position: 'Information Technology Officer I', sex: 'Male' },
  },
  {
    email: 'hr@talaan.example',
    title: 'HR administrator',
    roles: [{ name: 'HR administrator', scope: 'all' }, self],
    seat: { office: 'HRMO', seat: 1, position: 'Administrative Officer IV', sex: 'Female' },
  },
  {
    email: 'clerk@talaan.example',
    title: 'Office clerk of the College of Arts and Sciences',
    roles: [{ name: 'Office clerk', scope: 'office' }, self],
    seat: { office: 'CAS', seat: 1, position: 'Administrative Assistant II', sex: 'Female' },
  },
  {
    email: 'head@talaan.example',
    title: 'Head of the Accounting Office',
    roles: [{ name: 'Department head', scope: 'headed' }, self],
    seat: { office: 'ACCT', seat: 0, position: 'Accountant IV', sex: 'Female' },
  },
  {
    email: 'dean@talaan.example',
    title: 'Dean of the College of Arts and Sciences',
    roles: [
      { name: 'Department head', scope: 'headed' },
      { name: 'Faculty', scope: 'self' },
    ],
    seat: { office: 'CAS', seat: 0, position: 'Professor II', sex: 'Male' },
  },
  {
    email: 'faculty@talaan.example',
    title: 'Faculty, Department of Mathematics and Statistics',
    roles: [{ name: 'Faculty', scope: 'self' }],
    seat: { office: 'DMS', seat: 1, position: 'Assistant Professor II', sex: 'Male' },
  },
  {
    email: 'employee@talaan.example',
    title: 'Employee of the Accounting Office',
    roles: [self],
    seat: { office: 'ACCT', seat: 1, position: 'Administrative Assistant III', sex: 'Female' },
  },
  {
    email: 'president@talaan.example',
    title: 'University President',
    roles: [{ name: 'Executive', scope: 'all' }, self],
    seat: { office: 'OP', seat: 0, position: 'SUC President III', sex: 'Female' },
  },
];
