import { complainOf, type Invariant } from '../university.ts';

/** No step that decides was taken by, or in the place of, the person whom the request concerns; and a request is where its last step led. */
export const noneDecidedTheirOwn: Invariant = (university) =>
  complainOf(
    university,
    `select 'Request ' || r.id || ' (' || r.kind || ') of person ' || r.owner_id || ' was decided by that person.' as complaint
     from requests.request r join requests.step s on s.request_id = r.id
     where s.decides and not s.before_merge and r.owner_id in (s.personnel_id, s.in_place_of)
     union all
     select 'Request ' || r.id || ' (' || r.kind || ') says ' || r.state || ', its last step ' || s.state || '.'
     from requests.request r
     join lateral (select state from requests.step where request_id = r.id order by no desc limit 1) s on s.state <> r.state`,
  );
