import { sql } from 'kysely';
import { notify } from '@talaan/notifications/server/public.ts';
import type { LockedDocument } from './lock-documents.ts';
import type { Stepping } from './stepping.ts';

type Told = Pick<LockedDocument, 'id' | 'tracking_no'> & { account_id: number };

/** Tells who made documents, in the bell, and by mail as each account wishes. */
export async function notifyMakers(stepping: Stepping, documents: readonly LockedDocument[], what: string, reason: string): Promise<void> {
  const made = documents.map((document) => ({ ...document, account_id: document.created_by }));
  await tell(stepping, made, { what, reason, list: '/dts/my-documents', page: (number) => `/dts/my-documents?term=${number}` });
}

/** Tells the owners of documents: the employees who handed them in, and those about whom a printed paper is. A maker has been told. */
export async function notifyOwners(stepping: Stepping, documents: readonly LockedDocument[], what: string, reason: string): Promise<void> {
  const { rows } = await sql<Told>`
    select d.id, d.tracking_no, a.id as account_id from documents.document d
    left join papers.paper p on p.code = d.paper_code and d.confidentiality <> 'CONFIDENTIAL'
    join identity.account_view a on a.personnel_id in (d.sender_person_id, p.personnel_id) and a.id <> d.created_by
    where d.id = any(${documents.map(({ id }) => id)}::integer[]) order by d.id, a.id`.execute(stepping.call.db);
  await tell(stepping, rows, { what, reason, ...OWN });
}

/** Tells those for whose attention documents came to the office, once it has received them. */
export async function notifyAddressees(stepping: Stepping, documents: readonly LockedDocument[]): Promise<void> {
  const { call, who } = stepping;
  const { rows } = await sql<Told>`
    select d.id, d.tracking_no, a.id as account_id from documents.hop h join documents.document d on d.id = h.document_id
    join identity.account_view a on a.personnel_id = h.to_person_id and a.id <> ${call.actor.accountId}
    where h.ended_at is null and h.document_id = any(${documents.map(({ id }) => id)}::integer[]) order by d.id`.execute(call.db);
  await tell(stepping, rows, { what: `came to ${who.acronym} for your attention`, reason: '', ...OWN });
}

const OWN = { list: '/my/papers', page: (_number: string, id: number) => `/my/papers/${id}` };

interface Saying {
  what: string;
  reason: string;
  /** Where several are found, and one. */
  list: string;
  page: (number: string, id: number) => string;
}

async function tell({ call: { db, now } }: Stepping, told: readonly Told[], { what, reason, list, page }: Saying): Promise<void> {
  for (const [account, theirs] of Map.groupBy(told, ({ account_id: id }) => id)) {
    const numbers = theirs.map(({ tracking_no: number }) => number!);
    await notify(db, now, [account], {
      title: numbers.length === 1 ? `${numbers[0]} ${what}` : `${numbers.length} documents: each ${what}`,
      description: [numbers.join(', '), reason].filter(Boolean).join('. '),
      link: numbers.length === 1 ? page(numbers[0]!, theirs[0]!.id) : list,
    });
  }
}
