import { Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { Link, type To } from 'react-router';
import { clockTime, longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrDay } from '../../contract/days.ts';
import { calendarWeeks, WEEKDAYS, weekdayOf } from './calendar-grid.ts';
import { LOOKS, appearanceNamed, appearanceNameOf, appearanceOf, type LookName } from './day-appearance.ts';
import './calendar-month.css';

interface CalendarMonthProps {
  month: string;
  days: DtrDay[];
  today: string;
  /** Dates that are being computed again. */
  due: string[];
  /** Where a day leads; undefined where the reader has no screen for it. */
  dayLink: (date: string) => To | undefined;
}

/** A month as coloured days with their minutes; each leads to why it is so. */
export function CalendarMonth({ month, days, today, due, dayLink }: CalendarMonthProps) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <table className="calendar">
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
                {date && (
                  <CalendarDay date={date} day={byDate.get(date)} isToday={date === today} isDue={due.includes(date)} to={dayLink(date)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CalendarDayProps {
  date: string;
  day: DtrDay | undefined;
  isToday: boolean;
  isDue: boolean;
  to: To | undefined;
}

function CalendarDay({ date, day, isToday, isDue, to }: CalendarDayProps) {
  const number = (
    <Text size="sm" fw={isToday ? 700 : 500} component="span">
      {Number(date.slice(8))}
    </Text>
  );
  if (!day) {
    return (
      <div className="calendar-day" data-empty data-today={isToday || undefined}>
        {number}
        {isDue && <Text size="xs">{say('Being computed')}</Text>}
      </div>
    );
  }
  const { color, Icon, label, isMissing } = appearanceOf(day);
  const looks = { className: 'calendar-day day-tint', 'data-color': color, 'data-missing': isMissing, 'data-today': isToday || undefined };
  const content = (
    <>
      <Group justify="space-between" wrap="nowrap" gap={4} w="100%">
        <VisuallyHidden>{weekdayOf(date)} </VisuallyHidden>
        {number}
        <VisuallyHidden>
          {longDate(date).replace(/^\d+/, '')}
          {isToday && say(', today')}:{' '}
        </VisuallyHidden>
        <Icon size={16} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />
      </Group>
      <Text size="xs" lh={1.3} lineClamp={2} className="calendar-words" component="span">
        {label}
      </Text>
      <Text size="xs" c="dimmed" mt="auto" className="calendar-words calendar-stay" component="span">
        {formatStay(day)}
      </Text>
      <Text size="xs" fw={600} hiddenFrom="sm" component="span">
        {shortFigure(day)}
      </Text>
    </>
  );
  return to === undefined ? (
    <div {...looks}>{content}</div>
  ) : (
    <Link to={to} {...looks}>
      {content}
    </Link>
  );
}

/** First arrival and last departure. */
function formatStay({ am_in, am_out, pm_in, pm_out }: DtrDay): string {
  const first = am_in ?? am_out ?? pm_in;
  const last = pm_out ?? pm_in ?? am_out;
  if (first === null && last === null) return '';
  if (first === null || last === null || first === last) return clockTime((first ?? last)!);
  return `${clockTime(first)} – ${clockTime(last)}`;
}

/** What fits under a number on a phone: the minutes short. */
function shortFigure({ late_minutes, undertime_minutes }: DtrDay): string {
  const minutes = late_minutes + undertime_minutes;
  return minutes > 0 ? `${minutes}m` : '';
}

/** What the colours and icons of this month mean. */
export function CalendarLegend({ days }: { days: DtrDay[] }) {
  const present = new Set(days.map(appearanceNameOf));
  const names = (Object.keys(LOOKS) as LookName[]).filter((name) => present.has(name));
  return (
    <Group gap="6px 16px" component="ul" className="legend" p={0} m={0} aria-label={say('What the days’ colours mean')}>
      {names.map((name) => (
        <LegendLine key={name} name={name} />
      ))}
    </Group>
  );
}

function LegendLine({ name }: { name: LookName }) {
  const { color, Icon, label, isMissing } = appearanceNamed(name);
  return (
    <Group gap={6} component="li" wrap="nowrap">
      <span className="day-swatch day-tint" data-color={color} data-missing={isMissing}>
        <Icon size={14} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />
      </span>
      <Text size="xs">{label}</Text>
    </Group>
  );
}

export function CalendarSkeleton() {
  return <Skeleton h={{ base: 380, sm: 540 }} aria-busy />;
}
