import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { encodeQR } from 'qr';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** A paper about to be printed: what anybody may read about it on /verify. Nothing private goes here. */
export interface NewPaper {
  /** `service record`, `certificate of employment`. */
  kind: string;
  /** One line without private facts: `Notice of Salary Adjustment effective 1 January 2027`. */
  title: string;
  controlNumber?: string;
  personnelId?: number;
  /** Printed to be signed: /verify says that it was not released yet, until `releasePapers`. */
  awaitsRelease?: boolean;
  /** What it says, to print it again. */
  sheet?: object;
  /** The work that prints it with many others, and its place there. */
  run?: { id: string; place: number };
}

/** What its template prints: the code, and its address as a QR picture (SVG) to lie beside the template. */
export interface IssuedPaper {
  code: string;
  url: string;
  qr: Uint8Array;
}

type Issuing = Pick<Call, 'db' | 'server' | 'now' | 'today'> & { actor: { accountId: number } };

/** Gives each paper its code, within the transaction that issues it. */
export async function issuePapers({ db, server, now, today, actor }: Issuing, papers: readonly NewPaper[]): Promise<IssuedPaper[]> {
  const issued = papers.map((paper) => ({ code: makeCode(), paper }));
  await sql`
    insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, released_on, account_id, sheet, run_id, place_in_run)
    select code, kind, title, control_number, personnel_id, ${today}::date, ${now.toString()}::timestamptz,
      case when not awaits then ${today}::date end, ${actor.accountId || null}::integer, sheet, run_id, place_in_run
    from jsonb_to_recordset(${JSON.stringify(
      issued.map(({ code, paper }) => ({
        code,
        kind: paper.kind,
        title: paper.title,
        control_number: paper.controlNumber ?? null,
        personnel_id: paper.personnelId ?? null,
        awaits: paper.awaitsRelease ?? false,
        sheet: paper.sheet ?? null,
        run_id: paper.run?.id ?? null,
        place_in_run: paper.run?.place ?? null,
      })),
    )}::jsonb) as n(code text, kind text, title text, control_number text, personnel_id integer, awaits boolean, sheet jsonb,
      run_id uuid, place_in_run integer)`.execute(db);
  return issued.map(({ code }) => codeOnPaper(server.settings.publicUrl, code));
}

/** What a paper that has its code already prints again. */
export function codeOnPaper(publicUrl: string, code: string): IssuedPaper {
  const url = `${publicUrl}/verify/${code}`;
  // Drawn when it is asked for: anyone who issues thousands prints them later.
  return {
    code,
    url,
    get qr() {
      return drawQr(url);
    },
  };
}

/** The next control number of a series in a year, as `COE-2026-0001`; numbers of a refused transaction are given again. */
export async function nextControlNumber(call: Pick<Call, 'db'>, series: string, year: number): Promise<string> {
  const [number] = await nextControlNumbers(call, series, year, 1);
  return number!;
}

/** The next so many control numbers at once. */
export async function nextControlNumbers({ db }: Pick<Call, 'db'>, series: string, year: number, count: number): Promise<string[]> {
  const { rows } = await sql<{ last: number }>`
    insert into papers.control_series (series, year, last) values (${series}, ${year}, ${count})
    on conflict (series, year) do update set last = papers.control_series.last + ${count} returning last`.execute(db);
  const first = rows[0]!.last - count + 1;
  return Array.from({ length: count }, (_, at) => `${series}-${year}-${String(first + at).padStart(4, '0')}`);
}

/** Gives out papers that waited for their signature. */
export async function releasePapers({ db, today }: Pick<Call, 'db' | 'today'>, codes: readonly string[]): Promise<void> {
  await sql`update papers.paper set released_on = ${today}::date where code = any(${codes}) and released_on is null`.execute(db);
}

/** Takes papers back: /verify says since when and why they no longer stand. */
export async function withdrawPapers({ db, today }: Pick<Call, 'db' | 'today'>, codes: readonly string[], because: string): Promise<void> {
  await sql`update papers.paper set withdrawn_on = ${today}::date, withdrawn_because = ${because}
    where code = any(${codes}) and withdrawn_on is null`.execute(db);
}

/** Crockford's base 32: no letter that is read as another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code that is hard to guess, for modules above that give out papers of their own. */
export function makeCode(): string {
  return Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32]).join('');
}

/** The QR picture of a text, as SVG. Dark modules that stand side by side are drawn as one bar: half the picture, and half the time to print thousands of them. Its border is left out. */
export function drawQr(text: string): Uint8Array {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const size = rows.length - 2;
  const bars = rows.flatMap((row, y) => {
    const line = row.map((on) => (on ? '1' : ' ')).join('');
    return Array.from(line.matchAll(/1+/g), ({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`);
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 ${size} ${size}"><path d="${bars.join('')}"/></svg>`);
}
