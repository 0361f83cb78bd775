import type { Typed } from '../../contract/field.ts';
import type { AnswerNumber } from '../../contract/sheet.ts';

/** The boxes of a row as somebody would type them; only those in which something stands. */
export type Boxes = Record<string, Typed>;

export interface ReadRow {
  /** Of an answer. */
  question: AnswerNumber | null;
  boxes: Boxes;
}

export function rowOf(boxes: Boxes, question: AnswerNumber | null = null): ReadRow {
  return { question, boxes: dropEmpty(boxes) };
}

export function dropEmpty(boxes: Boxes): Boxes {
  return Object.fromEntries(Object.entries(boxes).filter(([, value]) => value !== '' && value !== null));
}
