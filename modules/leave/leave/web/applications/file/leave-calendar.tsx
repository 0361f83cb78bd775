import { useState } from 'react';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { calendarWeeks, WEEKDAYS, weekdayOf } from '@talaan/attendance/web/days/calendar-grid.ts';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readFilingCalendar, type FilingDay } from '../../../contract/filing.ts';
import type { DayPart, LeaveDate } from '../../../rules/parts.ts';
import { MonthTurner } from '../month-turner.tsx';
import { nameAfterNumber } from './name-after-number.ts';
import './leave-calendar.css';

interface LeaveCalendarProps {
  /** Whose days; undefined for one's own. */
  person: number | undefined;
  dates: readonly LeaveDate[];
  onDay: (date: string) => void;
}

/** A month of somebody's days: those of work, free days by name, what takes a day already; a tap chooses a date. */
export function LeaveCalendar({ person, dates, onDay }: LeaveCalendarProps) {
  const today = useToday();
  const [turned, setTurned] = useState<string>();
  const month = turned ?? (dates[0]?.date ?? today).slice(0, 7);
  const answer = useCall(readFilingCalendar, { query: { personnel_id: person, ...monthBounds(month) } }, { search: true });
  const known = new Map(answer.data?.days.map((day) => [day.date, day]));
  const parts = new Map(dates.map(({ date, part }) => [date, part]));
  return (
    <Stack gap={6}>
      <MonthTurner month={month} onTurn={setTurned} />
      {answer.isPending ? (
        <Skeleton h={300} aria-busy />
      ) : (
        <table className="leave-calendar">
          <VisuallyHidden component="caption">{monthName(month)}</VisuallyHidden>
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col">
                  <abbr title={say(name)}>{say(name).slice(0, 3)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendarWeeks(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, index) => (
                  <td key={date ?? WEEKDAYS[index]}>
                    {date && <Day date={date} day={known.get(date)} part={parts.get(date)} isToday={date === today} onDay={onDay} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}

interface DayProps {
  date: string;
  day: FilingDay | undefined;
  part: DayPart | undefined;
  isToday: boolean;
  onDay: (date: string) => void;
}

const FREE = { REST: 'Rest', HOLIDAY: 'Holiday', SUSPENDED: 'No work' } as const;

function Day({ date, day, part, isToday, onDay }: DayProps) {
  const free = day && day.kind !== 'WORK' ? say(day.name || FREE[day.kind]) : '';
  const taken = day?.taken.map((one) => (one.part === 'DAY' ? one.by : `${one.by} ${one.part}`)).join(', ');
  const half = part && part !== 'DAY' ? part : '';
  const word = half || taken || (day?.kind === 'REST' ? '' : free);
  return (
    <button
      type="button"
      className="leave-day"
      aria-pressed={part !== undefined}
      title={[free, taken].filter(Boolean).join(', ') || undefined}
      data-part={part}
      data-free={free ? true : undefined}
      data-taken={taken ? true : undefined}
      data-today={isToday || undefined}
      onClick={() => onDay(date)}
    >
      <VisuallyHidden>{weekdayOf(date)} </VisuallyHidden>
      <span>{Number(date.slice(8))}</span>
      <VisuallyHidden>
        {nameAfterNumber(date, day, isToday)}
        {word && ', '}
      </VisuallyHidden>
      {word && <span className="leave-day-word">{word}</span>}
    </button>
  );
}
