import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addDays, birthdayOf } from '@talaan/performance/rules/period/days.ts';
import type { Nominee, Training } from './nominee.ts';

/** At this age service ends, unless an appointment with a last day extends it; in the year before it no one is trained abroad (domain page, A1, A5.5). */
const RETIREMENT_AGE = 65;

export const BLOCKS = ['NOT_SERVING', 'RETIRES', 'NOMINATED', 'SAME_DAYS', 'REPORT_LATE', 'ABROAD_BEFORE_65', 'ABROAD_OBLIGATION'] as const;
export type BlockCode = (typeof BLOCKS)[number];

/** Why a nominee is not recommended, and what to do. */
export interface Block {
  code: BlockCode;
  says: string;
}

/**
 * What stands against a nominee as of a day (domain page, A1, A3, A5.5); empty where nothing does. It blocks the person at RECOMMENDED, never the head
 * who recommends.
 */
export function blocksOf(nominee: Nominee, training: Pick<Training, 'training_id' | 'from' | 'to' | 'is_abroad'>, today: string): Block[] {
  return [
    ...ofService(nominee, training),
    ...ofTrainings(nominee, training, today),
    ...(training.is_abroad ? ofAbroad(nominee, training) : []),
  ];
}

function ofService({ born_on: born, serves_from: from, serves_until: until }: Nominee, training: Pick<Training, 'from' | 'to'>): Block[] {
  const isServing = from !== null && from <= training.from && (until === null || until >= training.to);
  const retirement = birthdayOf(born, RETIREMENT_AGE);
  if (isServing && until === null && retirement <= training.to)
    return [
      {
        code: 'RETIRES',
        says: `The 65th birthday is on ${longDate(retirement)}, before the training is over: service ends then. Choose another nominee.`,
      },
    ];
  if (isServing) return [];
  const says =
    until !== null && from !== null && from <= training.from
      ? `The service ends on ${longDate(until)}, before the end of the training. Choose another nominee.`
      : 'This person does not serve on the days of the training. Choose another nominee.';
  return [{ code: 'NOT_SERVING', says }];
}

function ofTrainings({ trainings }: Nominee, training: Pick<Training, 'training_id' | 'from' | 'to'>, today: string): Block[] {
  return trainings.flatMap(({ training_id: id, title, from, to, is_reported: isReported, report_due_on: due }): Block[] => {
    if (id === training.training_id) return [{ code: 'NOMINATED', says: 'Nominated for this training already. Choose another nominee.' }];
    return [
      ...(from <= training.to && training.from <= to
        ? [{ code: 'SAME_DAYS', says: `${title} is on some of these days. Choose another training or nominee.` } as const]
        : []),
      ...(!isReported && today > due
        ? [
            {
              code: 'REPORT_LATE',
              says: `The report on ${title} was due on ${longDate(due)}. Submit report and re-entry plan first.`,
            } as const,
          ]
        : []),
    ];
  });
}

function ofAbroad({ born_on: born, obligation_until: obligation }: Nominee, { from, to }: Pick<Training, 'from' | 'to'>): Block[] {
  const retirement = birthdayOf(born, RETIREMENT_AGE);
  const lastYear = birthdayOf(born, RETIREMENT_AGE - 1);
  const blocks: Block[] = [];
  if (to >= lastYear)
    blocks.push({
      code: 'ABROAD_BEFORE_65',
      says: `Training abroad must end by ${longDate(addDays(lastYear, -1))}, a year before the 65th birthday on ${longDate(retirement)}.`,
    });
  if (obligation !== null && obligation >= from)
    blocks.push({
      code: 'ABROAD_OBLIGATION',
      says: `Service for an earlier grant is due until ${longDate(obligation)}; no training abroad before it is served.`,
    });
  return blocks;
}
