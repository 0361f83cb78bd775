/** What the file of application `a` shows for factor `c`: the column of qualifications of the comparative assessment. */
export const QUALIFICATION = `case
  when c.name = 'Education' then (array['Bachelor’s degree', '18 units of a master’s degree', 'Master’s degree'])[1 + a.id % 3]
  when c.name = 'Training' then (8 + a.id % 5 * 8) || ' hours of training'
  when c.name like 'Experience%' then (1 + a.id % 6) || case when a.id % 6 = 0 then ' year' else ' years' end || ' of experience'
  else '' end`;
