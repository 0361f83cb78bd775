import { Table, Text } from '@mantine/core';
import { Link, type To } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrDay, DtrMonth } from '../../contract/days.ts';
import { placeByClock } from '../../rules/day/place-by-clock.ts';
import { weekdayOf } from './calendar-grid.ts';
import { appearanceOf } from './day-appearance.ts';
import { plainTime } from './format-figures.ts';

interface DtrTableProps {
  answer: DtrMonth;
  dayLink: (date: string) => To;
}

/** The month in the columns of CS Form No. 48. */
export function DtrTable({ answer, dayLink }: DtrTableProps) {
  const { hours, minutes } = answer.totals.equivalent;
  return (
    <Table.ScrollContainer minWidth={300}>
      <Table withTableBorder withColumnBorders verticalSpacing={5} horizontalSpacing={6} className="list-table" ta="center">
        <Table.Thead>
          <Table.Tr>
            <Table.Th rowSpan={2} scope="col">
              {say('Day')}
            </Table.Th>
            <Table.Th colSpan={2} scope="colgroup" ta="center">
              A.M.
            </Table.Th>
            <Table.Th colSpan={2} scope="colgroup" ta="center">
              P.M.
            </Table.Th>
            <Table.Th colSpan={2} scope="colgroup" ta="center">
              {say('Undertime')}
            </Table.Th>
            <Table.Th rowSpan={2} scope="col" visibleFrom="sm">
              {say('Result of the day')}
            </Table.Th>
          </Table.Tr>
          <Table.Tr>
            {[say('Arrival'), say('Departure'), say('Arrival'), say('Departure')].map((title, index) => (
              <Table.Th key={index < 2 ? `am ${title}` : `pm ${title}`} scope="col" ta="center">
                {title.slice(0, 3)}
                <Text span inherit visibleFrom="xs">
                  {title.slice(3)}
                </Text>
              </Table.Th>
            ))}
            <Table.Th scope="col" ta="center">
              H
            </Table.Th>
            <Table.Th scope="col" ta="center">
              M
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {answer.days.map((day) => (
            <DtrRow key={day.date} day={day} to={dayLink(day.date)} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={5} scope="row" ta="right">
              {say('Total')}
            </Table.Th>
            <Table.Th ta="center">{hours}</Table.Th>
            <Table.Th ta="center">{minutes}</Table.Th>
            <Table.Td visibleFrom="sm" />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}

function DtrRow({ day, to }: { day: DtrDay; to: To }) {
  const { color, Icon, label } = appearanceOf(day);
  const short = day.late_minutes + day.undertime_minutes;
  const cells = placeByClock(day);
  const punched = [day.am_in, day.am_out, day.pm_in, day.pm_out].some((minutes) => minutes !== null);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={to} className="row-link">
          {Number(day.date.slice(8))}{' '}
          <Text span inherit c="dimmed" fw={400} visibleFrom="xs">
            {weekdayOf(day.date).slice(0, 3)}
          </Text>
        </Link>
      </Table.Th>
      {day.word && !punched ? (
        <Table.Td colSpan={4}>
          <Text size="xs" c="dimmed">
            {day.word}
          </Text>
        </Table.Td>
      ) : (
        <>
          <HalfCells word={day.am_word} arrival={cells.am_in} departure={cells.am_out} />
          <HalfCells word={day.pm_word} arrival={cells.pm_in} departure={cells.pm_out} />
        </>
      )}
      <Table.Td>{short > 0 ? Math.floor(short / 60) : ''}</Table.Td>
      <Table.Td>{short > 0 ? short % 60 : ''}</Table.Td>
      <Table.Td visibleFrom="sm" ta="left">
        <Text size="xs" component="span">
          <Icon size={14} aria-hidden color={`var(--mantine-color-${color}-light-color)`} /> {label}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

function HalfCells({ word, arrival, departure }: { word: string | null; arrival: number | null; departure: number | null }) {
  if (word && arrival === null && departure === null)
    return (
      <Table.Td colSpan={2}>
        <Text size="xs" c="dimmed">
          {word}
        </Text>
      </Table.Td>
    );
  return (
    <>
      <Table.Td>{plainTime(arrival)}</Table.Td>
      <Table.Td>{plainTime(departure)}</Table.Td>
    </>
  );
}
