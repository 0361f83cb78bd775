import type { Stored } from '../contract/field.ts';
import type { SheetOnPaper } from '../contract/sheet.ts';

type OnPaper = SheetOnPaper['work'][number];

interface Work {
  from: string | null;
  /** Null while it runs. */
  to: string | null;
  position: string;
}

/** What is told of a work in the university; by what it is known: the first day and the position of the work when it was written. */
interface Told {
  from: Stored | undefined;
  position: Stored | undefined;
}

/**
 * Which text tells of which work. A text belongs to the work that begins on its day; where none does, because the record was corrected or
 * two appointments were joined, to the work of the same position in which its day lies, if no other text tells of that.
 * `left` are the texts that tell of no work on record: they are shown with what they were written for, and never printed.
 */
export function textsOfWork<W extends Work, T extends Told>(works: readonly W[], texts: readonly T[]): { of: Map<W, T>; left: T[] } {
  const of = new Map<W, T>();
  const left = new Set(texts.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))));
  for (const tells of [beginsOnItsDay, goesOnAtItsDay]) {
    for (const text of left) {
      const work = works.find((one) => !of.has(one) && tells(one, text));
      if (!work) continue;
      of.set(work, text);
      left.delete(text);
    }
  }
  return { of, left: [...left] };
}

/** Whether its owner writes this of a work in the university, and not the record. */
export function isToldOfWork(field: string): boolean {
  return field === 'supervisor' || field === 'accomplishments' || field === 'duties';
}

/** The work with what is told of it. */
export function withTexts(
  works: readonly OnPaper[],
  texts: readonly (Told & Pick<OnPaper, 'supervisor' | 'accomplishments' | 'duties'>)[],
): OnPaper[] {
  const { of } = textsOfWork(works, texts);
  return works.map((work) => {
    const text = of.get(work);
    return text ? { ...work, supervisor: text.supervisor, accomplishments: text.accomplishments, duties: text.duties } : work;
  });
}

function beginsOnItsDay(work: Work, text: Told): boolean {
  return work.from !== null && work.from === text.from;
}

function goesOnAtItsDay({ from, to, position }: Work, text: Told): boolean {
  const day = dayOf(text);
  return position === text.position && day !== '' && (from ?? '') <= day && day <= (to ?? '9999');
}

function dayOf({ from }: Told): string {
  return typeof from === 'string' ? from : '';
}
