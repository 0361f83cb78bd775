import { longDate, monthBounds, monthName } from '../../contract/dates.ts';
import { isDate } from '../calls/in-address.ts';
import { saidAt, type Question, type Said } from './question.ts';
import { wordsOf } from './words-of.ts';

/** Days from one to another, as YYYY-MM-DD; one that is missing leaves it open. */
export interface Period {
  from?: string;
  to?: string;
}

type Span = Required<Period>;
type Read<T> = Said & { period: T };

const MONTHS = Array.from({ length: 12 }, (_, at) =>
  monthName(`2026-${String(at + 1).padStart(2, '0')}`)
    .split(' ')[0]!
    .toLowerCase(),
);
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const UNITS = ['day', 'week', 'month', 'year'] as const;
type Unit = (typeof UNITS)[number];

const BACK = ['last', 'past', 'previous'];
const ON = ['next', 'coming', 'within'];
const UNTIL = ['until', 'till', 'by', 'up to', 'through'];
const SINCE = ['since', 'from', 'starting'];
const THROUGH = ['to', 'until', 'through'];

/** The periods that are said at a place, the longest first: 'next year', 'November 2026', 'since 1 Nov 2026', '2026-11-01 to 2026-11-05'. */
export function periodsAt(question: Question, at: number): Read<Period>[] {
  return [
    ...spansAt(question, at).flatMap((first) => [...rangesFrom(question, at, first), first]),
    ...boundedAt(question, at, UNTIL, ({ to }) => ({ to })),
    ...boundedAt(question, at, ['before'], ({ from }) => ({ to: daysLater(from, -1) })),
    ...boundedAt(question, at, SINCE, ({ from }) => ({ from })),
    ...boundedAt(question, at, ['after'], ({ to }) => ({ from: daysLater(to, 1) })),
  ].toSorted((one, other) => other.length - one.length);
}

/** In the words in which it is read again. */
export function formatPeriod({ from, to }: Period): string {
  if (from === undefined) return `until ${longDate(to!)}`;
  if (to === undefined) return `from ${longDate(from)}`;
  if (from === to) return longDate(from);
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  const month = monthBounds(from.slice(0, 7));
  return month.from === from && month.to === to ? monthName(from.slice(0, 7)) : `${longDate(from)} to ${longDate(to)}`;
}

export function yearOf(day: string): Span {
  return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
}

function rangesFrom(question: Question, at: number, first: Read<Span>): Read<Period>[] {
  return phraseAt(question, at + first.length, THROUGH).flatMap((between) =>
    spansAt(question, at + first.length + between.length).flatMap((last) =>
      first.period.from <= last.period.to
        ? [
            {
              length: first.length + between.length + last.length,
              isGuessed: last.isGuessed,
              period: { from: first.period.from, to: last.period.to },
            },
          ]
        : [],
    ),
  );
}

function boundedAt(question: Question, at: number, words: readonly string[], bound: (span: Span) => Period): Read<Period>[] {
  return phraseAt(question, at, words).flatMap((before) =>
    spansAt(question, at + before.length).map(({ length, isGuessed, period }) => ({
      length: before.length + length,
      isGuessed,
      period: bound(period),
    })),
  );
}

/** Which of some words are said, to the end. */
function phraseAt(question: Question, at: number, texts: readonly string[]): Said[] {
  return texts.flatMap((text) => saidAt({ ...question, isGrowing: false }, at, wordsOf(text)) ?? []);
}

/** Spans of whole days, months and years. */
function spansAt(question: Question, at: number): Read<Span>[] {
  const fixed = fixedSpans(question.today).flatMap(({ phrase, span }) => {
    const said = saidAt(question, at, phrase);
    return said ? [{ ...said, period: span }] : [];
  });
  return [...fixed, ...countedAt(question, at), ...datesAt(question, at)].toSorted((one, other) => other.length - one.length);
}

let fixed: { today: string; spans: { phrase: string[]; span: Span }[] } | undefined;

/** Those that are said without a number, as of a day. */
function fixedSpans(today: string): { phrase: string[]; span: Span }[] {
  if (fixed?.today !== today) fixed = { today, spans: makeFixedSpans(today) };
  return fixed.spans;
}

function makeFixedSpans(today: string): { phrase: string[]; span: Span }[] {
  const day = (text: string, by: number) => ({ phrase: wordsOf(text), span: oneDay(daysLater(today, by)) });
  const units = (['week', 'month', 'year'] as const).flatMap((unit) =>
    [
      { words: ['this', 'current'], by: 0 },
      { words: ['last', 'previous'], by: -1 },
      { words: ['next', 'coming'], by: 1 },
    ].flatMap(({ words, by }) => words.map((word) => ({ phrase: wordsOf(`${word} ${unit}`), span: unitAround(today, unit, by) }))),
  );
  const weekday = Temporal.PlainDate.from(today).dayOfWeek;
  const weekdays = WEEKDAYS.flatMap((name, place) => {
    const back = (weekday - place - 1 + 7) % 7;
    return [day(name, -back), day(`last ${name}`, -(back || 7)), day(`next ${name}`, 7 - back)];
  });
  const months = MONTHS.flatMap((name, place) =>
    [name, name.slice(0, 3)].map((text) => ({ phrase: wordsOf(text), span: monthBounds(monthOf(today.slice(0, 4), place)) })),
  );
  return [day('today', 0), day('yesterday', -1), day('tomorrow', 1), ...units, ...weekdays, ...months];
}

/** 'Last 30 days', 'next 6 months': from today or until today. */
function countedAt(question: Question, at: number): Read<Span>[] {
  const { today, words } = question;
  return [
    { leads: BACK, isBack: true },
    { leads: ON, isBack: false },
  ].flatMap(({ leads, isBack }) =>
    phraseAt(question, at, leads).flatMap((lead) => {
      const count = Number(words[at + lead.length]);
      if (!(Number.isInteger(count) && count > 0 && count <= 1000)) return [];
      return UNITS.flatMap((unit) => {
        const said = saidAt(question, at + lead.length + 1, wordsOf(unit));
        if (!said) return [];
        const end = laterBy(today, unit, isBack ? -count : count);
        const period = isBack ? { from: end, to: today } : { from: today, to: end };
        return [{ length: lead.length + 1 + said.length, isGuessed: said.isGuessed, period }];
      });
    }),
  );
}

/** '2026-11-20', '20 Nov 2026', 'November 20, 2026', 'Nov 20' (of this year), 'November 2026', '2026'. */
function datesAt({ words, today }: Question, at: number): Read<Span>[] {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  const thisYear = today.slice(0, 4);
  const read = (length: number, span: Span | undefined) => (span ? [{ length, isGuessed: false, period: span }] : []);
  return [
    ...read(1, isDate(first) ? oneDay(first) : undefined),
    ...read(1, isYear(first) ? yearOf(first) : undefined),
    ...read(2, monthNamed(first) !== undefined && isYear(second) ? monthBounds(monthOf(second, monthNamed(first)!)) : undefined),
    ...read(2, dayNamed(first, second, thisYear)),
    ...read(2, dayNamed(second, first, thisYear)),
    ...read(3, isYear(third) ? dayNamed(first, second, third) : undefined),
    ...read(3, isYear(third) ? dayNamed(second, first, third) : undefined),
  ];
}

function dayNamed(day: string, month: string, year: string): Span | undefined {
  const place = monthNamed(month);
  if (place === undefined || !/^\d{1,2}$/.test(day)) return undefined;
  const date = `${monthOf(year, place)}-${day.padStart(2, '0')}`;
  return isDate(date) ? oneDay(date) : undefined;
}

function monthNamed(word: string): number | undefined {
  const place = MONTHS.findIndex((month) => word === month || word === month.slice(0, 3) || (word === 'sept' && month === 'september'));
  return place < 0 ? undefined : place;
}

/** Those that the calls of lists take. */
function isYear(word: string): boolean {
  return /^\d{4}$/.test(word) && word >= '1800' && word <= '2199';
}

function monthOf(year: string, place: number): string {
  return `${year}-${String(place + 1).padStart(2, '0')}`;
}

function oneDay(day: string): Span {
  return { from: day, to: day };
}

/** The week from Monday, month or year in which a day lies, or so many before or after it. */
function unitAround(day: string, unit: Exclude<Unit, 'day'>, by: number): Span {
  const moved = laterBy(day, unit, by);
  if (unit === 'year') return yearOf(moved);
  if (unit === 'month') return monthBounds(moved.slice(0, 7));
  const monday = daysLater(moved, 1 - Temporal.PlainDate.from(moved).dayOfWeek);
  return { from: monday, to: daysLater(monday, 6) };
}

function laterBy(day: string, unit: Unit, count: number): string {
  return Temporal.PlainDate.from(day)
    .add({ [`${unit}s`]: count })
    .toString();
}

function daysLater(day: string, count: number): string {
  return laterBy(day, 'day', count);
}
