import { sql } from 'kysely';
import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { clearanceHindrances, writeClearance, type ClearanceChange, type ClearanceRequests } from '@talaan/personnel/server/public.ts';
import {
  fileRequests,
  serveRequests,
  takeStep,
  takeStepInAll,
  type AskingCall,
  type Moved,
  type StepCall,
  type Waiting,
} from '@talaan/requests/server/public.ts';
import { clearanceFlow } from '../../workflow.ts';

const OPEN = { cleared_on: null, cleared_by: '' };

/** What follows from the steps of a clearance: its line says so. */
const served = serveRequests(clearanceFlow, {
  facts: async (db, ids) => {
    const { rows } = await sql<{ id: number; owner: number; office: number; title: string; signing: number | null }>`
      select r.id, r.owner_id as owner, r.office_id as office, r.title, ${signingOffice} as signing
      from requests.request r join service.clearance l on l.request_id = r.id join personnel.clearance_view c on c.id = l.line_id
      left join service.clearance_office f on f.kind_id = c.kind_id where r.id = any(${[...ids]}::integer[])`.execute(db);
    return new Map(
      rows.map(({ id, owner, office, title, signing }) => [id, { ownerId: owner, officeId: office, title, namedOfficeId: signing }]),
    );
  },
  asksAgain: async (call, waiting) => {
    const { rows } = await sql<{ id: number }>`
      select l.request_id as id from service.clearance l
      where l.request_id = any(${waiting.map(({ id }) => id)}::integer[]) and not exists (
        select from personnel.clearance_view c join personnel.separation_view s on s.id = c.separation_id where c.id = l.line_id)`.execute(
      call.db,
    );
    const hindrances = await findHindrances(call, waiting, false);
    return new Map([...hindrances, ...rows.map(({ id }) => [id, 'The separation was withdrawn: there is nothing to clear.'] as const)]);
  },
  guard: (call, action, moved) => (action === 'clear' ? findHindrances(call, moved, true) : Promise.resolve(new Map())),
  inputs: { correct: z.object({ cleared_on: isoDate.nullable(), cleared_by: z.string(), remarks: z.string() }) },
  effects: {
    clear: async (call, moved, { remarks, input }) =>
      write(call, moved, (input as ClearanceChange) ?? { ...(await signedNow(call)), remarks }),
    refuse: (call, moved, { remarks }) => write(call, moved, { ...OPEN, remarks }),
    correct: (call, moved, { input }) => write(call, moved, input as ClearanceChange),
    reopen: (call, moved, { remarks }) => write(call, moved, { ...OPEN, remarks }),
  },
  tells: {
    refuse: ({ title }, remarks) => ({ title: 'Your clearance is not settled', description: `${title}: ${remarks}` }),
    cancel: null,
  },
});

/** What the modules above know against clearing lines, by their requests. */
async function findHindrances(call: AskingCall, waiting: readonly Waiting[], isStep: boolean): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select l.request_id as id, k.code from service.clearance l join personnel.clearance_view c on c.id = l.line_id
      join reference.clearance_kind k on k.id = c.kind_id where l.request_id = any(${waiting.map(({ id }) => id)}::integer[])`.execute(
    call.db,
  );
  const kinds = new Map(rows.map(({ id, code }) => [id, code]));
  const found = new Map<number, string>();
  for (const { kind, whyNot } of allContributed(call.server, clearanceHindrances)) {
    const own = waiting.filter(({ id, ownerId }) => kinds.get(id) === kind && ownerId !== null);
    if (own.length === 0) continue;
    const because = await whyNot(
      call,
      own.map(({ ownerId }) => ownerId!),
      isStep,
    );
    for (const { id, ownerId } of own) if (because.has(ownerId!) && !found.has(id)) found.set(id, because.get(ownerId!)!);
  }
  return found;
}

/** Of a request `r` and the office that signs its kind, `f`. */
const signingOffice = sql`case f.signs when 'own' then r.office_id when 'office' then f.office_id end`;

/** What personnel asks for where service ends and where HR keeps the lines. */
export const requestsOfClearance: ClearanceRequests = {
  file: async (call, { personnelId, officeId, lines }) => {
    const { rows } = await sql<{ kind_id: number; signing: number | null }>`
      select f.kind_id, ${signingOffice} as signing from service.clearance_office f cross join (select ${officeId}::integer as office_id) r`.execute(
      call.db,
    );
    const signing = new Map(rows.map((row) => [row.kind_id, row.signing]));
    const ids = await fileRequests(
      call,
      served,
      lines.map(({ kindId, kind }) => ({ ownerId: personnelId, officeId, title: kind, namedOfficeId: signing.get(kindId) ?? null })),
    );
    await sql`
      insert into service.clearance (request_id, line_id, state) select id, line, ${clearanceFlow.states[0]}
      from unnest(${ids}::integer[], ${lines.map(({ id }) => id)}::integer[]) as l (id, line)`.execute(call.db);
  },
  change: async (call, lineId, change) => {
    const { rows } = await sql<{ id: number; state: string }>`
      select request_id as id, state from service.clearance where line_id = ${lineId}`.execute(call.db);
    const [line] = rows;
    if (!line) throw wrongState('This line is of a clearance from before requests; it is history.');
    const isOpen = line.state === 'OPEN';
    const action = change.cleared_on === null ? (isOpen ? 'refuse' : 'reopen') : isOpen ? 'clear' : 'correct';
    await takeStep(call, { kind: clearanceFlow, id: line.id, action, remarks: change.remarks, input: change });
  },
  reopen: async (call, kind, reasons) => {
    const { rows } = await sql<{ id: number; personnel_id: number }>`
      select l.request_id as id, s.personnel_id from service.clearance l join personnel.clearance_view c on c.id = l.line_id
        join personnel.separation_view s on s.id = c.separation_id join reference.clearance_kind k on k.id = c.kind_id
      where k.code = ${kind} and l.state = 'CLEARED' and s.personnel_id = any(${[...reasons.keys()]}::integer[]) order by l.request_id`.execute(
      call.db,
    );
    for (const { id, personnel_id: person } of rows)
      await takeStep(call, { kind: clearanceFlow, id, action: 'reopen', remarks: reasons.get(person)!, bySystem: true });
  },
  cancel: async (call, separationId) => {
    const { rows: items } = await sql<{ id: number }>`
      select l.request_id as id from service.clearance l join personnel.clearance_view c on c.id = l.line_id
      where c.separation_id = ${separationId} order by l.request_id`.execute(call.db);
    await takeStepInAll(call, { kind: clearanceFlow, action: 'cancel', items, bySystem: true });
  },
};

async function write(call: StepCall, moved: readonly Moved[], line: ClearanceChange): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select line_id as id from service.clearance where request_id = any(${moved.map(({ id }) => id)}::integer[]) order by line_id`.execute(
    call.db,
  );
  await writeClearance(
    call,
    rows.map(({ id }) => ({ id, ...line })),
  );
}

/** In the inbox the one who clears it signs today. */
async function signedNow({ db, actor, today }: StepCall): Promise<Pick<ClearanceChange, 'cleared_on' | 'cleared_by'>> {
  const { rows } = await sql<{ name: string }>`select fullname as name from personnel.person_view where id = ${actor.personnelId}`.execute(
    db,
  );
  return { cleared_on: today, cleared_by: rows[0]?.name ?? actor.name };
}
