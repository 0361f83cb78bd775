import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDecimal } from '@talaan/imports/rules/read-decimal.ts';
import { readDay, readText, type Read } from '@talaan/imports/rules/readers.ts';
import { whoseFields, type Whose } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { SEGMENT_KINDS, type SegmentKind } from '../segment-kinds.ts';
import { readClock } from './read-clock.ts';
import { readWeekdays } from './read-weekdays.ts';

export interface LoadValues extends Whose {
  term: string;
  kind: SegmentKind;
  subject: string;
  section: string;
  weekdays: number[];
  from_minute: number;
  to_minute: number;
  room: string;
  units: number;
  from: string;
  until: string;
}

/** The columns of a term's load, as offices of the registrar and deans keep it. */
export const loadFields: ImportFields<LoadValues> = {
  ...whoseFields,
  term: {
    title: 'Term',
    aliases: ['term', 'semester', 'school term', 'sy term', 'period'],
    isRequired: true,
    read: readText(100),
    help: 'As the term is called here.',
    example: 'First Semester, 2026-2027',
  },
  kind: {
    title: 'Kind',
    aliases: ['kind', 'type', 'load type', 'kind of load', 'activity'],
    read: readKind,
    help: 'Class, Consultation, Administrative or Research. Empty for a class.',
    example: 'Class',
  },
  subject: {
    title: 'Subject',
    aliases: ['subject', 'subject code', 'course', 'course code', 'course no', 'subject title'],
    read: readText(100),
    help: 'The code of the subject; of other kinds, what is done. Required for a class.',
    example: 'MATH 21',
  },
  section: {
    title: 'Section',
    aliases: ['section', 'class section', 'block', 'course and section', 'program year section'],
    read: readText(100),
    help: 'Required for a class.',
    example: 'BSCE 1A',
  },
  weekdays: {
    title: 'Days',
    aliases: ['days', 'day', 'weekdays', 'meeting days'],
    isRequired: true,
    read: readWeekdays,
    help: 'MWF, TTh, Sat, Mon-Fri, …',
    example: 'MWF',
  },
  from_minute: {
    title: 'Begins',
    aliases: ['begins', 'time from', 'from time', 'start time', 'time start', 'time in', 'starts'],
    isRequired: true,
    read: readClock,
    help: 'The time: 7:30 AM or 13:30. Without AM or PM an hour before 7 is of the afternoon.',
    example: '9:00 AM',
  },
  to_minute: {
    title: 'Ends',
    aliases: ['ends', 'time to', 'to time', 'end time', 'time end', 'time out'],
    isRequired: true,
    read: readClock,
    help: 'The time, later than it begins.',
    example: '10:00 AM',
  },
  room: {
    title: 'Room',
    aliases: ['room', 'room no', 'venue', 'place'],
    read: readText(100),
    help: 'May stay empty.',
    example: 'CAS 204',
  },
  units: {
    title: 'Units',
    aliases: ['units', 'unit', 'no of units', 'credit units', 'load units'],
    read: readUnits,
    help: 'Units of load, such as 3 or 1.5. Empty for none.',
    example: '3',
  },
  from: {
    title: 'First day',
    aliases: ['first day', 'from', 'effective from', 'effectivity', 'start date'],
    read: readDay,
    help: 'Only where it is not that of the term: YYYY-MM-DD or MM/DD/YYYY.',
    example: '',
  },
  until: {
    title: 'Last day',
    aliases: ['last day', 'to', 'effective until', 'until', 'end date'],
    read: readDay,
    help: 'Only where it is not that of the term.',
    example: '',
  },
};

const KINDS: readonly [RegExp, SegmentKind][] = [
  [/^(class|lecture|lec|laboratory|lab|teaching)/i, 'CLASS'],
  [/^consult/i, 'CONSULTATION'],
  [/^(admin|designation)/i, 'ADMINISTRATIVE'],
  [/^(research|extension)/i, 'RESEARCH'],
];

function readKind(cell: string): Read<SegmentKind> {
  const kind = KINDS.find(([name]) => name.test(cell))?.[1];
  return kind ? { value: kind } : { error: `“${cell.slice(0, 40)}” is none of ${Object.values(SEGMENT_KINDS).join(', ')}.` };
}

/** `1.5` units as hundredths of a unit. */
function readUnits(cell: string): Read<number> {
  const read = readDecimal(cell, 2);
  return read && read.value <= 3000 ? read : { error: `“${cell.slice(0, 40)}” is not a number of units, such as 3 or 1.5.` };
}
