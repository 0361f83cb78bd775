import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { assignmentRow, designationRow, leaveRow, standingRow } from './move-rows.ts';

const access = ['PERSONNELS'] as const;
const words = (most: number) => z.string().trim().max(most).default('');
/** Of what was shown in the preview: what is done is what was looked at, or nothing. */
const digest = z.string().length(64, 'Review the changes first.');

const reason = z.string().trim().min(3, 'Enter the reason in a few words.').max(500);

const appointmentRow = z.object({
  id: z.number().int(),
  from: z.string(),
  /** The day after the last; null while it runs. */
  until: z.string().nullable(),
  office_id: z.number().int(),
  office: z.string(),
  position_id: z.number().int(),
  position: z.string(),
  salary_grade: z.number().int().nullable(),
  status_code: z.string(),
  status: z.string(),
  nature_code: z.string().nullable(),
  nature: z.string().nullable(),
  item_id: z.number().int().nullable(),
  item_number: z.string().nullable(),
  is_substitute: z.boolean(),
  daily_rate: z.number().int().nullable(),
  authority: z.string(),
  remarks: z.string(),
});
export type AppointmentRow = z.output<typeof appointmentRow>;

const salaryRow = z.object({
  id: z.number().int(),
  from: z.string(),
  until: z.string().nullable(),
  salary_grade: z.number().int(),
  step: z.number().int(),
  /** Centavos a month. */
  amount: z.number().int(),
  cause: z.string(),
  authority: z.string(),
});
export type SalaryRow = z.output<typeof salaryRow>;

const clearanceLine = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** Who cleared it: an office and a name. */
  cleared_by: z.string(),
  cleared_on: z.string().nullable(),
  remarks: z.string(),
});
export type ClearanceLine = z.output<typeof clearanceLine>;

const separationRow = z.object({
  id: z.number().int(),
  last_day: z.string(),
  cause_code: z.string(),
  cause: z.string(),
  authority: z.string(),
  remarks: z.string(),
  /** Until another engagement begins it can be withdrawn. */
  can_be_withdrawn: z.boolean(),
  clearance: z.array(clearanceLine),
});
export type SeparationRow = z.output<typeof separationRow>;

export const listMoves = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/moves',
  summary:
    'All dated rows of a person that movements write: appointments, salaries, designations, assignments, standings, absences without pay, separations.',
  access,
  params: byId,
  versioned: 'personnel of person {id}',
  response: z.object({
    version: recordVersion,
    person: z.object({ id: z.number().int(), fullname: z.string(), idno: z.string(), birth_date: z.string().nullable() }),
    appointments: z.array(appointmentRow),
    salaries: z.array(salaryRow),
    designations: z.array(designationRow),
    assignments: z.array(assignmentRow),
    standings: z.array(
      standingRow.extend({
        /** What follows from it, such as a service obligation. */
        remark: z.string(),
        /** What it follows from, and where that is read; null where HR entered it. */
        source: z.object({ label: z.string(), path: z.string() }).nullable(),
      }),
    ),
    leaves: z.array(leaveRow),
    separations: z.array(separationRow),
    retirement: z.object({ compulsory_on: z.string(), optional_on: z.string().nullable() }).nullable(),
  }),
});

/** What a movement changes, in words; nothing of it is written yet. */
const preview = z.object({
  changes: z.array(z.object({ kind: z.string(), text: z.string() })),
  warnings: z.array(z.string()),
  digest: z.string(),
});
export type Preview = z.output<typeof preview>;

const appointment = z.object({
  nature_code: z.string().min(1, 'Choose the nature of the appointment.').max(20),
  status_code: z.string().min(1, 'Choose the status.').max(20),
  /** Position, grade and office come from the item where one is given; with the status Substitute, the item of the person who is away. */
  item_id: recordId.nullable().default(null),
  position_id: recordId.nullable().default(null),
  office_id: recordId.nullable().default(null),
  /** That of the position, where it has one. */
  salary_grade: z.number().int().min(1, 'Salary grades are 1 to 33.').max(33, 'Salary grades are 1 to 33.').nullable().default(null),
  /** Null for the step that the rules give. */
  step: z.number().int().min(1, 'Steps are 1 to 8.').max(8, 'Steps are 1 to 8.').nullable().default(null),
  from: isoDate,
  /** The last day; null until further notice. */
  to: isoDate.nullable().default(null),
  authority: words(200),
  remarks: words(1000),
  /** Which fund pays a casual; none is asked where none is set up for the year. */
  fund_source_id: recordId.nullable().default(null),
  /** Designations that end with the old appointment. */
  end_designations: z.array(recordId).max(50).default([]),
});
export type AppointmentBody = z.output<typeof appointment>;

export const previewAppointment = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/appointments/preview',
  summary: 'Previews everything that a new appointment of a person on record would change; writes nothing.',
  access,
  reach: 'scope',
  params: byId,
  body: appointment,
  response: preview,
});

export const appoint = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/appointments',
  summary: 'Ends the present engagement and opens the new one, as previewed.',
  access,
  reach: 'scope',
  params: byId,
  body: appointment.extend({ digest }),
  response: messageOnly,
});

const separation = z.object({
  last_day: isoDate,
  cause_code: z.string().min(1, 'Choose the cause.').max(20),
  authority: words(200),
  remarks: words(1000),
});
export type SeparationBody = z.output<typeof separation>;

export const previewSeparation = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/separations/preview',
  summary: 'Everything that a separation would end; writes nothing.',
  access,
  reach: 'scope',
  params: byId,
  body: separation,
  response: preview,
});

export const separate = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/separations',
  summary: 'Ends the service on a last day and opens the clearance, as previewed.',
  access,
  reach: 'scope',
  params: byId,
  body: separation.extend({ digest }),
  response: messageOnly,
});

export const withdrawSeparation = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/separations/{row}/withdraw',
  summary: 'Takes a separation back before another engagement begins: what it ended runs on.',
  access,
  reach: 'scope',
  params: byId.extend({ row: recordId }),
  body: z.object({ reason }),
  response: messageOnly,
});

export const clear = endpoint({
  method: 'PUT',
  path: '/api/personnels/{id}/clearance/{row}',
  summary: 'Clears a line of the clearance, or takes that back.',
  access,
  reach: 'scope',
  params: byId.extend({ row: recordId }),
  body: z.object({ cleared_on: isoDate.nullable(), cleared_by: words(200), remarks: words(500) }),
  response: messageOnly,
});

const renewal = z.object({
  people: z.array(recordId).min(1, 'Choose the employees whose appointments are renewed.').max(1000),
  from: isoDate,
  to: isoDate,
  authority: z.string().trim().min(1, 'Enter the authority.').max(200),
  /** Which fund pays the casuals among them. */
  fund_source_id: recordId.nullable().default(null),
});
export type RenewalBody = z.output<typeof renewal>;

const renewalPreview = z.object({
  renewed: z.array(
    z.object({
      id: z.number().int(),
      fullname: z.string(),
      avatar: z.string().nullable(),
      /** The acronym of where they serve today; null for who serves nowhere. */
      acronym: z.string().nullable(),
      position: z.string(),
      office: z.string(),
      status: z.string(),
      salary_grade: z.number().int().nullable(),
      step: z.number().int().nullable(),
      amount: z.number().int().nullable(),
      daily_rate: z.number().int().nullable(),
      warnings: z.array(z.string()),
    }),
  ),
  exceptions: z.array(z.object({ id: z.number().int(), fullname: z.string(), why: z.string() })),
  /** Of the fund that pays them. */
  warnings: z.array(z.string()),
  digest: z.string(),
});
export type RenewalPreview = z.output<typeof renewalPreview>;

export const previewRenewals = endpoint({
  method: 'POST',
  path: '/api/personnels/renewals/preview',
  summary: 'Previews which casual, temporary or contractual appointments would be renewed for a period, and which not and why.',
  access,
  reach: 'scope',
  body: renewal,
  response: renewalPreview,
});

export const renewAppointments = endpoint({
  method: 'POST',
  path: '/api/personnels/renewals',
  summary: 'Renews these appointments for the period, as previewed, in one transaction.',
  access,
  reach: 'scope',
  body: renewal.extend({ digest }),
  response: messageOnly,
});

export const listAwayIncumbents = endpoint({
  method: 'GET',
  path: '/api/personnels/substitutes',
  summary: 'Incumbents who are absent on a day, for whom a substitute may be appointed.',
  access,
  query: z.object({ on: isoDate }),
  response: z.object({
    incumbents: z.array(
      z.object({
        item_id: z.number().int(),
        item_number: z.string(),
        fullname: z.string(),
        avatar: z.string().nullable(),
        office: z.string(),
        position: z.string(),
        away: z.string(),
        until: z.string().nullable(),
      }),
    ),
  }),
});
