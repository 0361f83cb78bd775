import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { isWrong, refuse } from '@talaan/imports/rules/read-rows.ts';
import { readPesos, readText, UNTIL_FURTHER_NOTICE } from '@talaan/imports/rules/readers.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Span } from '@talaan/personnel/rules/moves/spans.ts';
import { judgeDated } from '@talaan/personnel/rules/section-import/judge-dated.ts';
import type { DatedRow } from '@talaan/personnel/rules/section-import/plan-dated-rows.ts';
import { whoseFields, type JudgedRow, type SectionRow, type Whose } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { dayFields, type DayValues } from '@talaan/personnel/rules/section-import/sections/place-fields.ts';
import { dayBefore, overlap } from '../service-facts.ts';

export interface OutsideValues extends Whose, DayValues {
  agency: string;
  designation: string;
  status: string;
  salary: number;
  branch: string;
  absences: string;
  cause: string;
  authority: string;
}

export const outsideFields: ImportFields<OutsideValues> = {
  ...whoseFields,
  ...dayFields,
  until: { ...dayFields.until, isRequired: true, help: 'The last day.' },
  agency: {
    title: 'Agency',
    aliases: ['agency', 'agency name', 'name of agency', 'government agency', 'employer', 'department agency office company'],
    isRequired: true,
    read: readText(200),
    help: 'The government agency, as its paper names it.',
    example: 'Department of Education, Division of Laguna',
  },
  designation: {
    title: 'Position',
    aliases: ['position', 'position title', 'designation', 'job title'],
    isRequired: true,
    read: readText(150),
    help: 'As the paper of that agency says.',
    example: 'Teacher I',
  },
  status: {
    title: 'Appointment status',
    aliases: ['appointment status', 'status', 'status of appointment', 'employment status'],
    isRequired: true,
    read: readText(60),
    help: 'Permanent, Temporary, Casual, …',
    example: 'Permanent',
  },
  salary: {
    title: 'Monthly salary',
    aliases: ['monthly salary', 'salary', 'basic salary', 'monthly rate'],
    read: readPesos,
    help: 'In pesos a month. May stay empty.',
    example: '21,327.00',
  },
  branch: {
    title: 'Branch',
    aliases: ['branch', 'branch of government'],
    read: readText(30),
    help: 'NGA, LGU, GOCC, SUC, … Empty for NGA.',
    example: 'NGA',
  },
  absences: {
    title: 'Leave without pay',
    aliases: ['leave without pay', 'absences without pay', 'lv abs w o pay', 'lwop', 'leave absences without pay'],
    read: readText(100),
    help: 'As the paper says. May stay empty.',
    example: '',
  },
  cause: {
    title: 'Cause of separation',
    aliases: ['cause of separation', 'separation cause', 'cause', 'separation'],
    read: readText(100),
    help: 'Resigned, Transferred, … May stay empty.',
    example: 'Transferred',
  },
  authority: {
    title: 'Authority',
    aliases: ['authority', 'paper', 'reference', 'basis', 'service record'],
    isRequired: true,
    read: readText(200),
    help: 'The paper that shows it, such as the service record of that agency.',
    example: 'Service record of 2019-05-02',
  },
};

export interface OutsideService {
  agency: string;
  designation: string;
  status: string;
  /** In centavos. */
  salary: number | null;
  branch: string;
  absences: string;
  cause: string;
  authority: string;
}

export interface OutsideGround {
  onRecord: readonly DatedRow<OutsideService>[];
  /** The government service of each person at the university itself. */
  own: ReadonlyMap<number, readonly (Span & { position: string })[]>;
  today: string;
}

/** Service at other agencies: over when it is imported, not before birth, and on no day that the university itself has on record. */
export function judgeOutside(
  rows: readonly SectionRow<OutsideValues>[],
  { onRecord, own, today }: OutsideGround,
): JudgedRow<OutsideValues, DatedRow<OutsideService>>[] {
  return judgeDated(rows, onRecord, {
    fieldsOf: (row) => {
      const { agency, designation, status, authority, salary, branch, absences, cause, from, until } = row.values;
      if (!row.person || !from || !until) return null;
      if (until === UNTIL_FURTHER_NOTICE) refuse(row, 'To', 'Enter the last day.');
      else if (dayBefore(until) > today) refuse(row, 'To', 'This day is in the future.');
      if (row.person.birth_date !== null && from <= row.person.birth_date)
        refuse(row, 'From', `Born on ${longDate(row.person.birth_date)}: service cannot begin before.`);
      const held = own.get(row.person.id)?.find((one) => overlap(one, { from, until }));
      if (held) refuse(row, 'From', `On these days the university itself has an appointment on record: ${held.position}.`);
      if (isWrong(row) || !agency || !designation || !status || !authority) return null;
      const optional = {
        ...(salary !== undefined && { salary }),
        ...(branch !== undefined && { branch }),
        ...(absences !== undefined && { absences }),
        ...(cause !== undefined && { cause }),
      };
      const given = { agency, designation, status, authority, ...optional };
      return { fields: { salary: null, branch: 'NGA', absences: '', cause: '', ...given }, given };
    },
    exclusionsOf: ({ personnelId }) => [{ key: String(personnelId), column: 'From', other: 'Other service elsewhere runs' }],
    say: ({ salary, agency, designation, status, branch, absences, cause, authority }) => ({
      Agency: agency,
      Position: designation,
      'Appointment status': status,
      'Monthly salary': salary === null ? '' : formatPesos(salary),
      Branch: branch,
      'Leave without pay': absences,
      'Cause of separation': cause,
      Authority: authority,
    }),
  });
}
