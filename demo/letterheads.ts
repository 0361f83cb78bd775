import { readFile } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import sharp from 'sharp';
import { officeCalled } from './offices.ts';

const UNIVERSITY = {
  name: 'Talaan State University',
  shortName: 'TSU',
  address: 'Poblacion, San Isidro',
  contact: 'Tel. (044) 555-0100 · president@talaan.example',
  // Made up, and to be seen as such.
  tin: '00012345600000',
  gsis: '1000012345',
  philhealth: '001234567890',
  pagibig: '200012345678',
};

interface Letterhead {
  /** Null for the university's. */
  office: string | null;
  from: string;
  until: string | null;
  contact: string;
  footer: string;
  /** The logo on the right; the seal of the university stands on the left. */
  emblem: string | null;
  signatories: readonly { role: 'prepared' | 'certified' | 'approved'; headOf?: string | null; name?: string; title: string }[];
}

const letterheads: readonly Letterhead[] = [
  {
    office: null,
    from: '2015-01-01',
    until: null,
    contact: UNIVERSITY.contact,
    footer: 'Talaan State University: learning that serves',
    emblem: null,
    signatories: [
      { role: 'prepared', headOf: null, title: '' },
      { role: 'approved', headOf: 'OP', title: '' },
    ],
  },
  {
    office: 'CAS',
    from: '2019-06-01',
    until: '2024-08-01',
    contact: 'Tel. (044) 555-0118',
    footer: '',
    emblem: 'CAS',
    signatories: [{ role: 'approved', headOf: 'CAS', title: 'Dean, College of Arts and Sciences' }],
  },
  {
    office: 'CAS',
    from: '2024-08-01',
    until: null,
    contact: 'Tel. (044) 555-0118 · cas@talaan.example',
    footer: 'Rizal Hall, San Isidro Campus',
    emblem: 'CAS',
    signatories: [
      { role: 'prepared', headOf: null, title: '' },
      { role: 'approved', headOf: 'CAS', title: 'Dean, College of Arts and Sciences' },
    ],
  },
  {
    office: 'CEN',
    from: '2022-01-01',
    until: null,
    contact: 'Tel. (044) 555-0131 · engineering@talaan.example',
    footer: '',
    emblem: 'CEN',
    signatories: [{ role: 'approved', headOf: 'CEN', title: 'Dean, College of Engineering' }],
  },
  {
    office: 'HRMO',
    from: '2021-01-01',
    until: null,
    contact: 'Tel. (044) 555-0107 · hrmo@talaan.example',
    footer: 'This paper is valid only with the dry seal of the university.',
    emblem: 'HR',
    signatories: [
      { role: 'prepared', name: 'AIZA M. LUNA', title: 'Administrative Officer II' },
      { role: 'certified', headOf: 'HRMO', title: '' },
      { role: 'approved', headOf: 'OP', title: '' },
    ],
  },
];

/** Emblems of three offices: their letters on a shield of their colour. */
const emblems: Record<string, string> = { CAS: '#8e4a92', CEN: '#aa4049', HR: '#007781' };

/** The university, its seal, and the letterheads of three offices; all others use that of the university. */
export async function loadLetterheads(client: ClientBase): Promise<void> {
  const seal = await storeLogo(client, 'seal', await readFile(new URL('../apps/web/public/brand/campus-1.svg', import.meta.url)));
  const { name, shortName, address, contact, tin, gsis, philhealth, pagibig } = UNIVERSITY;
  await client.query(
    `update organization.university set name = $1, short_name = $2, address = $3, contact = $4, tin = $5, gsis_no = $6, philhealth_no = $7,
       pagibig_no = $8`,
    [name, shortName, address, contact, tin, gsis, philhealth, pagibig],
  );
  const emblemIds = new Map<string, string>();
  for (const [letters, colour] of Object.entries(emblems))
    emblemIds.set(letters, await storeLogo(client, letters, drawEmblem(letters, colour)));
  for (const one of letterheads) {
    const { rows } = await client.query<{ id: number }>(
      `insert into organization.letterhead
         (office_id, during, republic_line, university_line, office_line, address, contact, footer, left_logo_id, right_logo_id)
       values ($1, daterange($2, $3), 'Republic of the Philippines', '', '', '', $4, $5, $6, $7) returning id`,
      [idOf(one.office), one.from, one.until, one.contact, one.footer, seal, emblemIds.get(one.emblem ?? '') ?? null],
    );
    for (const { role, headOf, name, title } of one.signatories)
      await client.query('insert into organization.letterhead_signatory values ($1, $2, $3, $4, $5, $6)', [
        rows[0]!.id,
        role,
        name === undefined,
        idOf(headOf ?? null),
        name ?? '',
        title,
      ]);
  }
}

function idOf(office: string | null): number | null {
  return office === null ? null : officeCalled(office).id;
}

async function storeLogo(client: ClientBase, name: string, svg: Buffer): Promise<string> {
  const { data, info } = await sharp(svg, { density: 200 }).resize(360, 360, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  const { rows } = await client.query<{ id: string }>(
    'insert into organization.logo (id, png, width, height, made_at) values (overlay(overlay(md5($1) placing $5 from 13) placing $6 from 17)::uuid, $2, $3, $4, now()) returning id',
    [name, data, info.width, info.height, '4', '8'],
  );
  return rows[0]!.id;
}

function drawEmblem(letters: string, colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 4 90 16v34c0 24-18 38-40 46C28 88 10 74 10 50V16z" fill="${colour}"/>
<path d="M50 10 85 20v30c0 21-16 33-35 40C31 83 15 71 15 50V20z" fill="none" stroke="#fff" stroke-width="2"/>
<text x="50" y="56" font-family="Arial, sans-serif" font-size="${letters.length > 2 ? 24 : 32}" font-weight="700" fill="#fff" text-anchor="middle">${letters}</text>
<path d="M30 66h40M36 73h28" stroke="#fff" stroke-width="2.5"/></svg>`,
  );
}
