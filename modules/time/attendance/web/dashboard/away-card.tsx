import { Group, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readAwayWeek, type AwayKind, type AwayWeek } from '../../contract/away.ts';
import { appearanceNamed, type LookName } from '../days/day-appearance.ts';
import { WeekHead } from './week-head.tsx';
import './week-card.css';

type Person = AwayWeek['personnel'][number];
type Part = Person['days'][number]['part'];

const CALENDAR = '/department/edats/Leave?view=calendar';
const LOOKS: Record<AwayKind, LookName> = { leave: 'leave', business: 'business', home: 'home', standing: 'away' };
const PARTS: Record<Part, string> = { DAY: '', AM: 'morning', PM: 'afternoon', HOURS: 'some hours' };
const SHORT: Record<Part, string> = { DAY: '', AM: 'AM', PM: 'PM', HOURS: 'hours' };

/** For heads: who of their people is away this week, and why. */
export function Card() {
  const answer = useCall(readAwayWeek, {});
  useLiveRefresh('private-attendance', 'changed', readAwayWeek.path);
  return (
    <CardFrame title={say('Away this week')} more={{ label: say('Calendar of leave'), to: CALENDAR }} answer={answer}>
      {(week) => (week.total === 0 ? <Text size="sm">{say('No one is away this week.')}</Text> : <WeekOf week={week} />)}
    </CardFrame>
  );
}

function WeekOf({ week: { dates, personnel, total } }: { week: AwayWeek }) {
  return (
    <Stack gap="sm">
      <Table className="week" verticalSpacing={2} horizontalSpacing={4} withRowBorders={false}>
        <WeekHead dates={dates} />
        <Table.Tbody>
          {personnel.map((person) => (
            <PersonRow key={person.id} person={person} dates={dates} />
          ))}
        </Table.Tbody>
      </Table>
      {total > personnel.length && (
        <Text size="sm" c="dimmed">
          {say('And {total} more', { total: total - personnel.length })}
        </Text>
      )}
    </Stack>
  );
}

function PersonRow({ person: { fullname, avatar, office, days }, dates }: { person: Person; dates: readonly string[] }) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <Group gap="xs" wrap="nowrap">
          <PersonAvatar fullname={fullname} avatar={avatar} office={office} size={24} />
          <Text span size="sm" truncate>
            {fullname}
          </Text>
        </Group>
      </Table.Th>
      {dates.map((date) => {
        const day = byDate.get(date);
        return <Table.Td key={date}>{day && <AwayMark kind={day.kind} part={day.part} />}</Table.Td>;
      })}
    </Table.Tr>
  );
}

function AwayMark({ kind, part }: { kind: AwayKind; part: Part }) {
  const { color, Icon, label } = appearanceNamed(LOOKS[kind]);
  const words = PARTS[part] ? `${label}, ${PARTS[part]}` : label;
  return (
    <span className="week-day" data-color={color} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <Icon size={14} stroke={1.75} aria-hidden />
      <Text span size="xs" aria-hidden>
        {SHORT[part]}
      </Text>
    </span>
  );
}
