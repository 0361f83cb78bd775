import { sql } from 'kysely';

/** Orders to work from home that are not decided, for a month that is to be submitted. */
export const pendingHomeDays = sql`
  select d.personnel_id, daterange(d.date, d.date, '[]'), 'Work from home', '/account/loginLogout'
  from telework.home_order o join telework.home_day d on d.order_id = o.id where o.state in ('SUBMITTED', 'RECOMMENDED') and d.is_open`;
