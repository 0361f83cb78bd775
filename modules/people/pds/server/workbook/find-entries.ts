import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ListName } from '../../contract/field.ts';
import { SECTION_NAMES, SECTIONS } from '../../contract/sections.ts';
import { plainText } from '../../rules/same-plain.ts';
import type { Entries, Entry, Found, Place } from '../../rules/workbook/entries.ts';
import type { Boxes } from '../../rules/workbook/read-row.ts';
import type { ReadWorkbook } from '../../rules/workbook/read-workbook.ts';

/** Lists to which anybody may propose, and what tells entries of one name apart. */
const PROPOSABLE: Partial<Record<ListName, string>> = { school: 'address', degree: 'level', company: 'address' };

/** The entries and places that the texts of a file name exactly; a statement a list, however long the file is. */
export async function findEntries(db: Database, { sections }: ReadWorkbook, accountId: number): Promise<Found> {
  const entries = new Map<ListName, Map<string, Entry[]>>();
  for (const [list, names] of namesByList(sections)) entries.set(list, await entriesNamed(db, list, [...names], accountId));
  const personal = sections.personal[0]?.boxes ?? {};
  const { rows: others } = await sql<Entry>`select id, name, '' as detail from reference.civil_status where code = 'OTH'`.execute(db);
  return {
    entries: entries satisfies Entries,
    otherStatus: others[0] ?? null,
    places: {
      ...(await findPlace(db, personal, 'residential')),
      ...(await findPlace(db, personal, 'permanent')),
    },
  };
}

function namesByList(sections: ReadWorkbook['sections']): Map<ListName, Set<string>> {
  const names = new Map<ListName, Set<string>>();
  for (const section of SECTION_NAMES) {
    for (const { boxes } of sections[section]) {
      for (const [name, value] of Object.entries(boxes)) {
        const { list } = SECTIONS[section].fields[name]!;
        if (list && typeof value === 'string') names.set(list, (names.get(list) ?? new Set()).add(value));
      }
    }
  }
  return names;
}

async function entriesNamed(db: Database, list: ListName, names: string[], accountId: number): Promise<Map<string, Entry[]>> {
  const detail = PROPOSABLE[list];
  const seen = detail ? sql`(e.state = 'approved' or (e.state = 'proposed' and e.proposed_by = ${accountId}))` : sql`true`;
  const { rows } = await sql<Entry & { wanted: string }>`
    select distinct n.wanted, e.id, e.name, ${detail ? sql`e.${sql.ref(detail)}` : sql`''`} as detail
    from unnest(${names}::text[]) as n (wanted) join ${sql.table(`reference.${list}`)} e on kernel.plain(e.name) = kernel.plain(n.wanted)
    where ${seen} order by e.id`.execute(db);
  return Map.groupBy(rows, ({ wanted }) => plainText(wanted));
}

/** The one barangay of these names; written with or without `Brgy.` and `City of`. */
async function findPlace(
  db: Database,
  personal: Boxes,
  prefix: 'residential' | 'permanent',
): Promise<Partial<Record<'residential' | 'permanent', Place>>> {
  const part = (name: string) => String(personal[`${prefix}_${name}`] ?? '');
  const [barangay, city] = [part('barangay'), part('city')];
  if (barangay === '' || city === '') return {};
  const bare = barangay.replace(/^(brgy|bgy|barangay)\.?\s+/i, '');
  const named = city.replace(/^(city|municipality) of\s+/i, '').replace(/\s+city$/i, '');
  const { rows } = await sql<Place>`
    select code, barangay, city, province from reference.current_barangay
    where kernel.plain(city) in (kernel.plain(${city}), kernel.plain(${named}), kernel.plain(${`City of ${named}`}), kernel.plain(${`${named} City`}))
      and kernel.plain(barangay) in (kernel.plain(${barangay}), kernel.plain(${bare}))
      and (${part('province')} = '' or province = '' or kernel.plain(province) = kernel.plain(${part('province')})) limit 2`.execute(db);
  return rows.length === 1 ? { [prefix]: rows[0]! } : {};
}
