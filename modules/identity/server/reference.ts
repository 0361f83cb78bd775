import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import type { Connection } from '@talaan/kernel/server/stage-csv.ts';

/** The roles that every installation starts with; an administrator may change them and add others. */
const readyRoles: Record<string, readonly Group[]> = {
  Administrator: Object.keys(GROUPS) as Group[],
  'HR administrator': [
    'PERSONNELS',
    'EDATSADMIN',
    'EDATSDTRFACULTY',
    'PDS-CHECKING',
    'NOSINOSA',
    'COE',
    'JO',
    'PLANTILLA',
    'GENERALSETTINGS',
    'DEMOGRAPHIC',
    'OFFICEHEADER',
    'RSP',
    'JOBPOST',
    'APPLICANTS',
    'RAI',
    'LD',
    'LDADMIN',
    'SPMISADMIN',
    'PAYROLLBUDGET',
  ],
  'Recruitment officer': ['RSP', 'JOBPOST', 'APPLICANTS', 'COMMITTEE', 'RAI'],
  'Selection board member': ['RSPMEMBER', 'COMMITTEE'],
  'Training officer': ['LD', 'LDADMIN', 'LDCOMSEC'],
  'Department head': ['EDATSDEPTHEAD', 'HIREREQUEST', 'LDHEAD'],
  'Department personnel committee': ['DPC', 'LDDPCSEC'],
  'Office clerk': ['EDATSDEPTSETTING', 'DTS'],
  Executive: ['EXECUTIVEDASHBOARD'],
  'Vice President for Academic Affairs': ['EDASHBOARDVPAA', 'EDATSOVPAA', 'EDATSDTRFACULTY'],
  'Vice President for Student Affairs and Services': ['VPSAS'],
  'Vice President for Research, Extension and Innovation': ['VPREI'],
  'Vice President for Administration and Finance': ['VPAF'],
  'Vice President for Planning and Development': ['VPPD'],
  Faculty: ['PDS', 'PROPERTYACCOUNT/PPTY-MR'],
  Employee: ['PDS', 'PROPERTYACCOUNT/PPTY-MR'],
  applicant: [],
};

/** Adds the ready roles that are missing; a role that exists keeps the groups that an administrator gave it. */
export async function loadReference(client: Connection): Promise<void> {
  const names = Object.keys(readyRoles);
  const added = await client.query<{ id: number; name: string }>(
    'insert into identity.role (name) select unnest($1::text[]) on conflict (name) do nothing returning id, name',
    [names],
  );
  const opened = added.rows.flatMap((role) => (readyRoles[role.name] ?? []).map((group) => [role.id, group] as const));
  await client.query('insert into identity.role_group (role_id, group_name) select * from unnest($1::integer[], $2::text[])', [
    opened.map(([role]) => role),
    opened.map(([, group]) => group),
  ]);
}
