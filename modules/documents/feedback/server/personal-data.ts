import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfFeedback: readonly PersonalDataPart[] = [
  personalDataIn(
    'Feedback that you sent, and steps that you took with feedback',
    ['feedback.item', 'feedback.step', 'feedback.module'],
    ({ accountId }) => sql`
      select i.sent_at as "Sent", m.title as "Module", i.kind as "Kind", i.body as "Text", i.rating as "Rating", i.screen as "Screen",
        i.state as "State", i.reply as "Reply", case when m.triager_id = ${accountId} then 'you' end as "Triaged by",
        (select string_agg(s.action, ', ' order by s.no) from feedback.step s where s.item_id = i.id and s.account_id = ${accountId}) as "Steps that you took"
      from feedback.item i join feedback.module m on m.code = i.module
      where i.account_id = ${accountId} or exists (select from feedback.step s where s.item_id = i.id and s.account_id = ${accountId}) order by i.id`,
  ),
];
