import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

const words = (most: number) => z.string().trim().max(most).default('');
const row = { id: z.number().int(), from: z.string(), until: z.string().nullable() };
/** The first day, and the last one; null until further notice. */
const days = { from: isoDate, to: isoDate.nullable().default(null) };
const why = z.string().trim().min(3, 'Enter the reason in a few words.').max(500);

export const designationRow = z.object({
  ...row,
  office_id: z.number().int(),
  office: z.string(),
  title: z.string(),
  is_in_charge: z.boolean(),
  order_number: z.string(),
  units_released: z.number().int(),
  has_rata: z.boolean(),
});
export type DesignationRow = z.output<typeof designationRow>;

export const assignmentRow = z.object({
  ...row,
  kind: z.enum(['reassignment', 'detail', 'secondment', 'job rotation']),
  office_id: z.number().int().nullable(),
  office: z.string().nullable(),
  agency: z.string(),
  order_number: z.string(),
});
export type AssignmentRow = z.output<typeof assignmentRow>;

export const standingRow = z.object({ ...row, status_code: z.string(), status: z.string(), authority: z.string() });
export type StandingRow = z.output<typeof standingRow>;

/** `days` in thousandths of a day; `follows` where they come from leave and attendance, and are corrected there. */
export const leaveRow = z.object({ ...row, days: z.number().int(), remarks: z.string(), follows: z.boolean() });
export type LeaveRow = z.output<typeof leaveRow>;

const designation = z.object({
  office_id: recordId,
  title: z.string().trim().min(2, 'Enter the title: Dean, Director, Coordinator …').max(150),
  is_in_charge: z.boolean().default(false),
  order_number: words(100),
  units_released: z.number().int().min(0, 'Units are 0 to 30.').max(30, 'Units are 0 to 30.').default(0),
  has_rata: z.boolean().default(false),
  ...days,
});
export type DesignationBody = z.output<typeof designation>;

const assignment = z.object({
  kind: z.enum(['reassignment', 'detail', 'secondment', 'job rotation'], { error: 'Choose the kind.' }),
  office_id: recordId.nullable().default(null),
  agency: words(200),
  order_number: words(100),
  ...days,
});
export type AssignmentBody = z.output<typeof assignment>;

const standing = z.object({ status_code: z.string().min(1, 'Choose the service status.').max(20), authority: words(200), ...days });
export type StandingBody = z.output<typeof standing>;

const leave = z.object({
  /** In thousandths of a day. */
  days: z.number().int().min(1, 'Enter the days.').max(1_000_000),
  remarks: words(500),
  from: isoDate,
  to: isoDate,
});
export type LeaveBody = z.output<typeof leave>;

const appointmentFields = z.object({
  office_id: recordId,
  position_id: recordId,
  status_code: z.string().min(1).max(20),
  nature_code: z.string().max(20).nullable(),
  item_id: recordId.nullable(),
  authority: words(200),
  remarks: words(1000),
  ...days,
});
export type AppointmentFields = z.output<typeof appointmentFields>;

const salaryFields = z.object({
  salary_grade: z.number().int().min(1, 'Salary grades are 1 to 33.').max(33, 'Salary grades are 1 to 33.'),
  step: z.number().int().min(1, 'Steps are 1 to 8.').max(8, 'Steps are 1 to 8.'),
  /** Centavos a month; null for what the salary table says. */
  amount: z.number().int().min(1).nullable().default(null),
  authority: words(200),
  ...days,
});
export type SalaryFields = z.output<typeof salaryFields>;

export const designations = rows({ path: 'designations', one: 'designation', body: designation });
export const previewDesignation = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/designations/preview',
  summary:
    'What a designation touches: who else has the same duty in the office on those days, and what else the person is designated to then.',
  access: ['PERSONNELS'],
  params: byId,
  query: z.object({
    from: isoDate,
    to: isoDate.optional(),
    office_id: recordId.optional(),
    title: z.string().trim().max(150),
    /** The designation that is corrected. */
    instead_of: recordId.optional(),
  }),
  response: z.object({
    others: z.array(z.object({ name: z.string(), from: z.string(), to: z.string().nullable() })),
    running: z.array(
      designationRow
        .pick({ title: true, office: true, units_released: true, has_rata: true, from: true })
        .extend({ to: z.string().nullable() }),
    ),
  }),
});

export const previewStanding = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/standings/preview',
  summary: 'What lies on the days on which a person is away or suspended, such as leave.',
  access: ['PERSONNELS'],
  params: byId,
  query: z.object({
    from: isoDate,
    to: isoDate.optional(),
    /** The standing that is corrected. */
    instead_of: recordId.optional(),
  }),
  response: z.object({ warnings: z.array(z.string()) }),
});

export const assignments = rows({ path: 'assignments', one: 'assignment', body: assignment });
export const standings = rows({ path: 'standings', one: 'standing', body: standing });
export const leavesWithoutPay = rows({ path: 'leaves-without-pay', one: 'absence without pay', body: leave });
export const appointmentCorrections = corrections({ path: 'appointments', one: 'appointment', body: appointmentFields });
export const salaryCorrections = corrections({ path: 'salaries', one: 'salary', body: salaryFields });

interface Kind<P, B extends z.ZodRawShape> {
  path: P;
  one: string;
  /** What is added; a correction gives a reason beside it. */
  body: z.ZodObject<B>;
}

/** The calls of one kind of dated rows: add, end, correct with a reason, remove with a reason. */
function rows<const P extends string, B extends z.ZodRawShape>({ path, one, body }: Kind<P, B>) {
  return {
    add: endpoint({
      method: 'POST',
      path: `/api/personnels/{id}/${path}`,
      summary: `Adds ${article(one)} to the record of a person.`,
      access: ['PERSONNELS'],
      reach: 'scope',
      params: byId,
      body,
      response: messageOnly,
    }),
    end: endpoint({
      method: 'PUT',
      path: `/api/personnels/{id}/${path}/{row}/end`,
      versioned: 'personnel of person {id}',
      summary: `Sets the last day of ${article(one)} in force; without a correction it can only be earlier.`,
      access: ['PERSONNELS'],
      reach: 'scope',
      params: byId.extend({ row: recordId }),
      body: z.object({ last_day: isoDate }),
      response: messageOnly,
    }),
    ...corrections({ path, one, body }),
  };
}

function corrections<const P extends string, B extends z.ZodRawShape>({ path, one, body }: Kind<P, B>) {
  const row = { access: ['PERSONNELS'] as const, reach: 'scope' as const, params: byId.extend({ row: recordId }), response: messageOnly };
  return {
    correct: endpoint({
      method: 'PUT',
      path: `/api/personnels/{id}/${path}/{row}`,
      versioned: 'personnel of person {id}',
      summary: `Corrects ${article(one)}, with a reason; what was stays on record.`,
      body: body.extend({ reason: why }),
      ...row,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `/api/personnels/{id}/${path}/{row}`,
      versioned: 'personnel of person {id}',
      summary: `Takes ${article(one)} out of the record, with a reason; what was stays on record.`,
      body: z.object({ reason: why }),
      ...row,
    }),
  };
}

function article(one: string): string {
  return /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`;
}
