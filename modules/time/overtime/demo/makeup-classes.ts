import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { makeupFlow } from '../workflow.ts';

interface Planned {
  state: (typeof makeupFlow.states)[number];
  subject: string;
  section: string;
  reason: string;
  /** Days from today to the class that makes up; that which was missed is on the last Saturday eight days before it or more. */
  ahead: number;
  attended?: number;
}

const PLANNED: readonly Planned[] = [
  { state: 'FOR_RECOMMENDATION', subject: 'STAT 101', section: 'BSM 2A', reason: 'Judge at the regional quiz bee', ahead: 6 },
  { state: 'FOR_RECOMMENDATION', subject: 'MATH 21', section: 'BSCE 1B', reason: 'Sick in the morning', ahead: 9 },
  { state: 'FOR_APPROVAL', subject: 'MATH 54', section: 'BSM 3A', reason: 'Thesis defense of another section', ahead: 5 },
  { state: 'APPROVED', subject: 'STAT 115', section: 'BSM 4A', reason: 'Seminar of the department', ahead: 3 },
  { state: 'HELD', subject: 'MATH 21', section: 'BSCE 1A', reason: 'Interruption of power', ahead: -6, attended: 180 },
  { state: 'HELD', subject: 'STAT 101', section: 'BSM 2B', reason: 'Accreditation visit', ahead: -20, attended: 165 },
  { state: 'NOT_HELD', subject: 'MATH 10', section: 'BSIT 1C', reason: 'Meeting of the senate', ahead: -12, attended: 0 },
  { state: 'DISAPPROVED', subject: 'MATH 54', section: 'BSM 3B', reason: 'Personal errand', ahead: 12 },
  { state: 'CANCELLED', subject: 'STAT 120', section: 'BSM 4B', reason: 'Field work', ahead: 8 },
];

const WAYS: Readonly<Record<Planned['state'], readonly (typeof makeupFlow.actions)[number][]>> = {
  FOR_RECOMMENDATION: [],
  FOR_APPROVAL: ['recommend'],
  APPROVED: ['recommend', 'approve'],
  HELD: ['recommend', 'approve', 'hold'],
  NOT_HELD: ['recommend', 'approve', 'miss'],
  DISAPPROVED: ['disapprove'],
  CANCELLED: ['cancel'],
};

const REASONS: Partial<Record<string, string>> = {
  disapprove: 'The class may be held as scheduled',
  cancel: 'The class was held after all',
};

/** Make-up classes of one teacher in every state. */
export async function loadMakeupClasses(client: ClientBase, today: Temporal.PlainDate): Promise<void> {
  const teacher = await findAccount(client, 'faculty');
  const { rows: heads } = await client.query<{ role: string; id: number | null; personnel_id: number }>(
    `select x.role, c.id, h.personnel_id from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
     cross join lateral (values ('chair', o.id), ('dean', o.parent_id)) x (role, office_id)
     join organization.head_view h on h.office_id = x.office_id and h.during @> $2::date
     left join identity.account_view c on c.personnel_id = h.personnel_id
     where a.personnel_id = $1 and a.during @> $2::date order by h.id`,
    [teacher.personnel_id, today.toString()],
  );
  const head = (role: string) => heads.find((one) => one.role === role && one.personnel_id !== teacher.personnel_id);
  for (const { state, subject, section, reason, ahead, attended } of PLANNED) {
    const heldOn = today.add({ days: ahead });
    const missedOn = heldOn.subtract({ days: 8 + ((heldOn.subtract({ days: 8 }).dayOfWeek + 1) % 7) });
    const filed = today.subtract({ days: Math.max(2, 10 - ahead) });
    const at = (hour: number) =>
      filed
        .toZonedDateTime({ timeZone: ZONE, plainTime: `${hour}:00` })
        .toInstant()
        .toString();
    const steps = WAYS[state].map((action, place) => {
      const role =
        action === 'cancel'
          ? 'owner'
          : action === 'approve'
            ? 'dean'
            : action === 'recommend' || action === 'disapprove'
              ? 'chair'
              : 'system';
      const by = role === 'owner' ? teacher : head(role);
      return { action, role, ...(by && { by }), at: at(11 + place), remarks: REASONS[action] ?? '' };
    });
    if (steps.some(({ role, by }) => role !== 'system' && !by)) continue;
    const [id] = await fileRequests(client, makeupFlow, [
      {
        ownerId: teacher.personnel_id,
        title: `Make-up class of ${subject}, ${section}, ${longDate(heldOn.toString())}`,
        filedBy: teacher.id,
        isOwn: true,
        at: at(10),
        steps,
      },
    ]);
    await client.query(
      `insert into overtime.makeup_class (id, state, personnel_id, missed_on, reason, subject, section, room, held_on, from_minute, to_minute, attended_minutes)
       values ($1, $2, $3, $4, $5, $6, $7, 'CAS 204', $8, 780, 960, $9)`,
      [id, state, teacher.personnel_id, missedOn.toString(), reason, subject, section, heldOn.toString(), attended ?? null],
    );
  }
}
