import { sql } from 'kysely';
import type { ConditionFact, ConditionPart, ConditionReading } from '@talaan/kernel/server/condition/condition-part.ts';
import { formatMoment } from '@talaan/kernel/server/format-amounts.ts';

/** A night and some hours: the check runs after each midnight, and with a start that comes after one was missed. */
const LATE_HOURS = 30;

interface Check {
  at: string;
  events: number;
  fault: string | null;
  is_late: boolean;
}

/** Whether the audit trail matched its seals when it was last compared. */
export const auditPart: ConditionPart = {
  name: 'audit',
  title: 'Audit trail',
  place: 100,
  read: async ({ db }) => {
    const { rows } = await sql<Check>`
      select at, events, fault, at < now() - ${LATE_HOURS} * interval '1 hour' as is_late from kernel.audit_check order by id desc limit 1`.execute(
      db,
    );
    const [check] = rows;
    const facts: ConditionFact[] = check ? [{ label: 'Last check', value: formatMoment(check.at) }] : [];
    return {
      ...judgeCheck(check),
      facts,
      figures: [
        {
          name: 'talaan_audit_fault',
          help: '1 where the audit trail did not match its seals at the last check.',
          value: check?.fault ? 1 : 0,
        },
        ...(check
          ? [
              {
                name: 'talaan_audit_checked_timestamp_seconds',
                help: 'When the audit trail was last checked.',
                value: Date.parse(check.at) / 1000,
              },
            ]
          : []),
      ],
    };
  },
};

export function judgeCheck(check: Check | undefined): Pick<ConditionReading, 'state' | 'says'> {
  if (!check) return { state: 'fine', says: 'It is checked for the first time tonight.' };
  if (check.fault)
    return {
      state: 'act',
      says: `${check.fault} Keep the data folder and the backups as they are, and find out who had access to the database.`,
    };
  if (check.is_late)
    return {
      state: 'look',
      says: 'It was not checked last night. "npm run audit" checks it now; see under Scheduled jobs why the check did not run.',
    };
  return { state: 'fine', says: `${check.events.toLocaleString('en-PH')} changes match their seals.` };
}
