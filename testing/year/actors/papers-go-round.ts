import { listDocuments } from '@talaan/documents/contract/documents.ts';
import { addDocument } from '@talaan/documents/contract/register.ts';
import { takeSteps } from '@talaan/documents/contract/steps.ts';
import { ask, callerOf, count, isWorkday, requireDone, sample, type University } from '../university.ts';

/** So many offices look at their papers on a day; the others have theirs lie, and some become late. */
const OFFICES = 8;
const REGISTERED = 3;
const ENDED = 0.25;

interface Counter {
  office: number;
  head: number;
}

/** Heads register papers, receive what came, send it on, and end some. What is late is sent on with its explanation. */
export async function papersGoRound(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  const counters = await ask<Counter>(
    university,
    `select distinct on (h.office_id) h.office_id as office, h.personnel_id as head from organization.head h
     join identity.account c on c.personnel_id = h.personnel_id and c.suspended_at is null
     join identity.account_role r on r.account_id = c.id and r.office_id = h.office_id and r.during @> $1::date
     where h.during @> $1::date and not h.is_acting order by 1`,
    [day.toString()],
  );
  const [type] = await ask<{ id: number }>(university, `select id from documents.type where code = 'PRQ'`);
  for (const { office, head } of sample(university, counters, REGISTERED)) {
    const body = {
      ...FACTS,
      type_id: type!.id,
      subject: `Chairs for the reading room, ${day.toString()}`,
      office_id: office,
      register: true,
    };
    const made = await callerOf(university, head).call(addDocument, { body });
    count(university, made.status === 200 ? 'papers registered' : 'papers refused');
  }
  for (const counter of sample(university, counters, OFFICES)) await workAt(university, counter, counters);
}

async function workAt(university: University, { office, head }: Counter, counters: readonly Counter[]): Promise<void> {
  const caller = callerOf(university, head);
  const idsIn = async (list: 'incoming' | 'received') => {
    const { body } = requireDone('papers', await caller.call(listDocuments, { query: { office, list, per_page: 50 } }));
    return body.documents.map(({ id }) => id);
  };
  const lying = await idsIn('received');
  for (const id of lying) {
    const isEnd = university.chance.happens(ENDED);
    const [to] = sample(
      university,
      counters.filter((one) => one.office !== office),
      1,
    );
    const forward = {
      action: 'forward' as const,
      office_id: office,
      ids: [id],
      to: [to!.office],
      instruction: 'action' as const,
      note: '',
    };
    const body = isEnd ? { action: 'approve' as const, office_id: office, ids: [id], reason: '' } : forward;
    const { status } = await caller.call(takeSteps, { body });
    if (status === 200) count(university, isEnd ? 'papers approved' : 'papers sent on');
    else {
      const explanation = { cause: 'volume_of_work' as const, text: 'Many papers came at the end of the month.' };
      const again = await caller.call(takeSteps, { body: { ...forward, explanation } });
      count(university, again.status === 200 ? 'late papers sent on with an explanation' : 'papers not sent on');
    }
  }
  const coming = await idsIn('incoming');
  if (coming.length === 0) return;
  const { status } = await caller.call(takeSteps, { body: { action: 'receive', office_id: office, ids: coming, reason: '' } as never });
  count(university, status === 200 ? 'papers received' : 'papers not received', coming.length);
}

const FACTS = {
  kind: 'INTERNAL' as const,
  description: 'Two chairs.',
  sender_name: '',
  sender_office: '',
  sender_contact: '',
  reference_no: '',
  paper_date: null,
  pages: 1,
  copies: 1,
  priority: 'ROUTINE' as const,
  confidentiality: 'OPEN' as const,
  related_id: null,
  sender_person_id: null,
  came_at: null,
  attachments: [],
};
