import { listDocuments } from '@talaan/file201/contract.ts';
import { readPersonMonth } from '@talaan/attendance/contract/days.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { theirSheet } from '@talaan/pds/contract.ts';
import { readPrintSetting } from '@talaan/pds/contract/print.ts';
import { readPersonnel } from '@talaan/personnel/contract.ts';
import { readCareer, readPosition } from '@talaan/personnel/contract/career.ts';
import { listMoves } from '@talaan/personnel/contract/moves.ts';
import { listRecordChanges } from '@talaan/personnel/contract/record.ts';
import { listTheirExports } from '@talaan/privacy/contract/exports.ts';
import { readServiceRecord } from '@talaan/service/contract/service-record.ts';
import type pg from 'pg';
import { MONTH, type Databases } from '../databases.ts';
import { measureInTurns, median, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { milliseconds, told, type Line } from '../table.ts';

const PEOPLE = 20;
const ROUNDS = 100;

/** What the tabs of /personnels/{id} ask first, in their order, as apps/web/personnel-record-screen.tsx has them. */
const TABS: readonly { asks: Pick<Endpoint, 'path'>; query?: string }[] = [
  { asks: readPersonnel },
  { asks: readPosition },
  { asks: readCareer },
  { asks: listMoves },
  { asks: theirSheet.read },
  { asks: readPrintSetting },
  { asks: readServiceRecord },
  { asks: listDocuments },
  { asks: readPersonMonth, query: `?month=${MONTH}` },
  { asks: listRecordChanges, query: '?page=1&per_page=25' },
  { asks: listTheirExports },
];

/** A person's record with the first data of all its tabs, as HR opens it tab by tab. */
export async function measurePersonPage(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('person');
  const product = await startProduct(databaseUrl);
  const pool = openPool(databaseUrl);
  try {
    const token = await product.signIn('hr');
    const pages = (await choosePeople(pool)).map(tabsOf);
    const call = openCaller(token);
    let turn = 0;
    const open = async () => {
      turn += 1;
      for (const path of pages[turn % PEOPLE]!) await call(`${product.url}${path}`);
    };
    // Once before: a data sheet begins when it is first opened, and the opening of a record is noted once an hour.
    for (let first = 0; first < PEOPLE; first++) await open();
    const { took } = await measureInTurns(ROUNDS, { took: () => time(open) });
    return [told(`A person’s page, the first data of all tabs (${TABS.length} calls)`, milliseconds(median(took)))];
  } finally {
    await pool.end();
    await product.stop();
  }
}

function tabsOf(id: number): string[] {
  return TABS.map(({ asks, query = '' }) => asks.path.replace(/\{\w+\}/, String(id)) + query);
}

/** People with the longest records: the page of a newcomer says little. */
async function choosePeople(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select p.id from personnel.person p join personnel.appointment a on a.personnel_id = p.id and a.during @> $1::date
     order by (select count(*) from personnel.salary s where s.personnel_id = p.id) desc, p.id limit ${PEOPLE}`,
    [`${MONTH}-15`],
  );
  return rows.map(({ id }) => id);
}
