import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Requirement } from '../contract/posts.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { postsFrom, reachable } from './post-rows.ts';

/** The texts, contact and papers of an earlier post. Errors: 422 where there is none within reach. */
export async function readCopied({ db, actor }: Call, id: number) {
  const { rows } = await sql<{ texts: Texts; requirements: Requirement[] }>`
    select jsonb_build_object('instructions', v.instructions, 'contact_name', v.contact_name, 'contact_title', v.contact_title,
        'contact_address', v.contact_address, 'contact_email', v.contact_email, 'contact_phone', v.contact_phone, 'equal_opportunity', v.equal_opportunity) as texts,
      coalesce((select jsonb_agg(jsonb_build_object('code', r.code, 'label', r.label, 'is_needed', r.is_needed) order by r.place)
        from vacancies.requirement r where r.post_id = v.id), '[]') as requirements
    from ${postsFrom} where v.id = ${id} and ${reachable(actor)}`.execute(db);
  if (!rows[0]) throw invalid({ copy_of: ['There is no such job post. Choose from the list.'] });
  return rows[0];
}

/** To whom applications went last; nothing before the first post. */
export async function readLastContact(db: Database): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select contact_name, contact_title, contact_address, contact_email, contact_phone from vacancies.post
    where contact_name <> '' order by id desc limit 1`.execute(db);
  return rows[0];
}

interface Texts extends Contact {
  instructions: string;
  equal_opportunity: string;
}

interface Contact {
  contact_name: string;
  contact_title: string;
  contact_address: string;
  contact_email: string;
  contact_phone: string;
}
