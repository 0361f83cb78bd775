import type { AnswerOf, Call, FileAnswer, QueryOf } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import type * as contract from '../contract.ts';
import { FACET_NAMES, FACETS, SEXES, type FacetName } from '../rules/facets.ts';
import { countFacets } from './count-facets.ts';
import { countYears } from './count-years.ts';
import { showTables } from './show-tables.ts';
import { dayFor, isHr, mayList } from './viewer.ts';

type Filters = QueryOf<typeof contract.listOptions>;

export async function listOptions(call: Call<unknown, Filters>): Promise<AnswerOf<typeof contract.listOptions>> {
  const day = dayFor(call, call.query);
  const isWhole = isHr(call.actor);
  const counts = await countFacets(call, FACET_NAMES, day, call.query);
  const show = showTables(counts, isWhole);
  return {
    on: day,
    is_whole: isWhole,
    total: show('sex').total,
    options: FACET_NAMES.map((id) => {
      const { groups } = show(id);
      return { ...say(id), groups: counts.tables.get(id)!.groups.map((group, at) => ({ ...group, count: groups[at]!.total })) };
    }),
  };
}

export async function readOption(call: Call<{ id: FacetName }, Filters>): Promise<contract.OptionAnswer> {
  const { actor, params, query } = call;
  const day = dayFor(call, query);
  const isWhole = isHr(actor);
  const counts = await countFacets(call, [...new Set<FacetName>(['sex', params.id])], day, query);
  const shown = showTables(counts, isWhole)(params.id);
  const { groups } = counts.tables.get(params.id)!;
  return {
    on: day,
    is_whole: isWhole,
    may_list: mayList(actor, params.id),
    option: say(params.id),
    total: shown.total,
    sexes: params.id === 'sex' ? [] : SEXES.map((name, at) => ({ name, count: shown.bySex[at]! })),
    campuses: counts.campuses.map((campus, at) => ({ ...campus, count: shown.byCampus[at]! })),
    groups: groups.map((group, at) => {
      const { total, bySex, byCampus } = shown.groups[at]!;
      return { ...group, count: total, by_sex: bySex, by_campus: byCampus };
    }),
    years: await countYears(call, params.id, groups, { day, narrowing: query, isWhole }),
  };
}

/** A hidden number is written as the screen writes it, so that nobody adds it up as nought. */
const HIDDEN = '·';

export async function exportOption(call: Call<{ id: FacetName }, QueryOf<typeof contract.exportOption>>): Promise<FileAnswer> {
  const answer = await readOption(call);
  const cell = (value: number | null) => value ?? HIDDEN;
  const headings = [answer.option.title, 'All', ...answer.sexes.map(({ name }) => name), ...answer.campuses.map(({ name }) => name)];
  const years = answer.years.map(({ on }) => `On ${on}`);
  const rows = answer.groups.map(({ name, count, by_sex, by_campus }, at) => [
    name,
    ...[count, ...by_sex, ...by_campus, ...answer.years.map(({ counts }) => counts[at]!)].map(cell),
  ]);
  const all = ['All', ...[answer.total, ...answer.sexes.map(({ count }) => count), ...answer.campuses.map(({ count }) => count)].map(cell)];
  const blank = years.map(() => null);
  return writeSheet(`${answer.option.title} ${answer.on}`, call.query.format, [...headings, ...years], [...rows, [...all, ...blank]]);
}

function say(id: FacetName) {
  const { title, note } = FACETS[id];
  return { id, title, note };
}
