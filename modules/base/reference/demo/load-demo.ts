import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

const companies: readonly [name: string, address: string][] = [
  ['Bureau of Internal Revenue, Revenue Region 3', 'Tuguegarao City, Cagayan'],
  ['Cagayan Valley Medical Center', 'Tuguegarao City, Cagayan'],
  ['Civil Service Commission, Regional Office II', 'Tuguegarao City, Cagayan'],
  ['Commission on Audit, Regional Office II', 'Tuguegarao City, Cagayan'],
  ['Commission on Higher Education, Regional Office II', 'Tuguegarao City, Cagayan'],
  ['Department of Agriculture, Regional Field Office 2', 'Tuguegarao City, Cagayan'],
  ['Department of Education, Division of Isabela', 'City of Ilagan, Isabela'],
  ['Department of Education, Division of Nueva Vizcaya', 'Bayombong, Nueva Vizcaya'],
  ['Department of Public Works and Highways, Regional Office II', 'Tuguegarao City, Cagayan'],
  ['Department of Science and Technology, Regional Office II', 'Tuguegarao City, Cagayan'],
  ['Department of Social Welfare and Development, Field Office II', 'Tuguegarao City, Cagayan'],
  ['Development Bank of the Philippines', 'Makati City'],
  ['Government Service Insurance System', 'Pasay City'],
  ['Jollibee Foods Corporation', 'Pasig City'],
  ['Land Bank of the Philippines', 'Manila'],
  ['Municipal Government of Bayombong', 'Bayombong, Nueva Vizcaya'],
  ['Municipal Government of Solano', 'Solano, Nueva Vizcaya'],
  ['National Irrigation Administration', 'Quezon City'],
  ['Philippine Long Distance Telephone Company', 'Makati City'],
  ['Philippine Statistics Authority', 'Quezon City'],
  ['Provincial Government of Nueva Vizcaya', 'Bayombong, Nueva Vizcaya'],
  ['San Miguel Corporation', 'Mandaluyong City'],
  ['SM Prime Holdings', 'Pasay City'],
];

/** What is pending with HR: near-twins of entries on the list, the same from two people, an accented one, and some that are simply new. */
const waiting: readonly { list: string; detail: string; name: string; value: string; who: string; daysAgo: number }[] = [
  { list: 'school', detail: 'address', name: 'Nueva Viscaya State University', value: 'Bayombong', who: 'employee', daysAgo: 9 },
  { list: 'school', detail: 'address', name: 'Univ. of the Philippines Los Banos', value: 'Laguna', who: 'faculty', daysAgo: 8 },
  { list: 'school', detail: 'address', name: 'Colegio de San José de Solano', value: 'Solano, Nueva Vizcaya', who: 'clerk', daysAgo: 8 },
  { list: 'degree', detail: 'level', name: 'BS in Accountancy', value: 'college', who: 'employee', daysAgo: 7 },
  { list: 'degree', detail: 'level', name: 'Master of Arts in Eduction', value: 'graduate', who: 'faculty', daysAgo: 6 },
  { list: 'degree', detail: 'level', name: 'Bachelor of Science in Data Science', value: 'college', who: 'dean', daysAgo: 5 },
  { list: 'company', detail: 'address', name: 'Landbank of the Philippines', value: 'Solano, Nueva Vizcaya', who: 'employee', daysAgo: 5 },
  { list: 'company', detail: 'address', name: 'Provincial Gov’t of Nueva Vizcaya', value: 'Bayombong', who: 'clerk', daysAgo: 4 },
  { list: 'company', detail: 'address', name: 'Peñaflor Trading', value: 'Santiago City, Isabela', who: 'head', daysAgo: 3 },
  { list: 'school', detail: 'address', name: 'Saint Mary’s University', value: 'Bayombong, Nueva Vizcaya', who: 'head', daysAgo: 2 },
  { list: 'school', detail: 'address', name: 'St. Mary’s University', value: 'Bayombong, N.V.', who: 'dean', daysAgo: 1 },
];

/** Where people worked before, and what they proposed for the lists of schools, degrees and companies. */
export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  await client.query(
    "insert into reference.company (name, address, state, created_at) select *, 'approved', $3 from unnest($1::text[], $2::text[])",
    [companies.map(([name]) => name), companies.map(([, address]) => address), now.toString()],
  );
  for (const { list, detail, name, value, who, daysAgo } of waiting)
    await client.query(
      `insert into reference.${list} (name, ${detail}, state, proposed_by, created_at)
       select $1, $2, 'proposed', id, $3 from identity.account_view where email = $4`,
      [name, value, now.subtract({ hours: 24 * daysAgo }).toString(), `${who}@talaan.example`],
    );
  await client.query(
    `insert into reference.company (name, state, proposed_by, created_at, decided_by, decided_at, reason)
     select 'Self-employed', 'rejected', e.id, $1, h.id, $2, 'Work of one’s own has no company: leave the field empty and say so in the position.'
     from identity.account_view e, identity.account_view h where e.email = 'faculty@talaan.example' and h.email = 'hr@talaan.example'`,
    [now.subtract({ hours: 300 }).toString(), now.subtract({ hours: 280 }).toString()],
  );
}
