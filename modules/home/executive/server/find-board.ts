import { sql, type SqlBool } from 'kysely';
import { holds, scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import { notAllowed, notOverAll, Refusal } from '@talaan/kernel/server/errors.ts';
import type { BoardCall } from '@talaan/kernel/server/executive-figure.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { BOARDS, type BoardCode } from '../rules/default-boards.ts';

/** A board as the university set it. */
export interface FoundBoard {
  code: BoardCode;
  title: string;
  figures: readonly string[];
  officeId: number | null;
  /** The name of its office and its acronym; empty for the university. */
  office: string;
  acronym: string;
  /** Its offices in the tree; null: all. */
  span: { from: number; to: number; campuses: number[] } | null;
}

interface Row {
  office_id: number | null;
  figures: string[] | null;
  office: string | null;
  acronym: string | null;
  from: number | null;
  to: number | null;
  campuses: number[] | null;
}

/** A board, no matter who asks; one statement. */
export async function findBoard(db: Call['db'], code: BoardCode): Promise<FoundBoard> {
  const { rows } = await sql<Row>`
    select b.office_id, b.figures, o.fullname as office, o.acronym, o.tree_from as "from", o.tree_to as "to",
      case when o.id is not null then (select array_agg(distinct w.campus_id) from organization.offices_within(o.id) w) end as campuses
    from executive.board b left join organization.office_view o on o.id = b.office_id where b.code = ${code}`.execute(db);
  const [set] = rows;
  return {
    code,
    title: BOARDS[code].title,
    figures: set?.figures ?? BOARDS[code].figures,
    officeId: set?.office_id ?? null,
    office: set?.office ?? '',
    acronym: set?.acronym ?? '',
    span: set?.from == null ? null : { from: set.from, to: set.to!, campuses: set.campuses ?? [] },
  };
}

/** The boards whose group the caller holds, in their order. */
export function boardsOf(actor: Actor): BoardCode[] {
  return (Object.keys(BOARDS) as BoardCode[]).filter((code) => holds(actor, [BOARDS[code].group]));
}

/** The same for the caller. Error: 403 without its view group, or with a role over less than it is about. */
export async function requireBoard({ db, actor }: Pick<Call, 'db' | 'actor'>, code: BoardCode): Promise<FoundBoard> {
  if (!holds(actor, [BOARDS[code].group])) throw notAllowed();
  const board = await findBoard(db, code);
  if (reaches(actor, board)) return board;
  throw board.span === null
    ? notOverAll()
    : new Refusal(403, { message: `This board is about ${board.office} and its offices; your role reaches only a part of them.` });
}

/** Whether one of the caller's roles for the board is over all that it is about. */
export function reaches(actor: Actor, { code, span }: FoundBoard): boolean {
  return scopesWithin(actor, [BOARDS[code].group]).some((scope) => {
    if (scope.kind === 'all') return true;
    if (span === null) return false;
    if (scope.kind === 'campus') return span.campuses.every((campus) => campus === scope.campusId);
    return scope.kind === 'offices' && scope.spans.some(({ from, to }) => from <= span.from && to >= span.to);
  });
}

/** The offices of the board, as its figures are asked about them. */
export function about({ officeId, span }: FoundBoard): Pick<BoardCall, 'office' | 'within'> {
  return {
    office: officeId,
    within: (tree) => (span === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(tree)} between ${span.from} and ${span.to}`),
  };
}
