import { Anchor, Card, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { formatTime } from '@talaan/attendance/rules/format-time.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { FUNDINGS, readOvertime, type Duty, type Overtime, type OvertimePerson, type Settled } from '../../contract/overtime.ts';
import { formatHours, formatMinutes } from '../../rules/format-hours.ts';
import { formatStretch } from '../../rules/format-stretch.ts';

export const readAhead = partAhead(readOvertime);

/** What was ordered and, once it is rendered, what counts of it and why, beside the request. */
export function Part({ recordId }: RequestPartProps) {
  const overtime = useCall(readOvertime, { params: { id: recordId } }).data?.overtime;
  if (overtime?.id !== recordId) return <Skeleton h={160} aria-busy />;
  return (
    <Stack gap="md">
      <Card withBorder padding="md">
        <Facts facts={factsOf(overtime)} />
      </Card>
      {overtime.personnel.map((person) => (
        <PersonHours key={person.id} person={person} />
      ))}
    </Stack>
  );
}

function factsOf({ office, funding, fund_source, justification, expected_output, emergency, code }: Overtime) {
  return [
    ['Office', office],
    ['Compensation', FUNDINGS[funding]],
    ['Fund source', fund_source],
    ['Justification', justification],
    ['Expected output', expected_output],
    ['Emergency', emergency && `Ordered after it was done: ${emergency}`],
    [
      'Printed authority',
      code !== null && (
        <Anchor component={Link} to={`/verify/${code}`} size="sm">
          How it is verified
        </Anchor>
      ),
    ],
  ] as const;
}

function PersonHours({ person: { fullname, avatar, office, position, duties, settled } }: { person: OvertimePerson }) {
  return (
    <Card withBorder padding="md" component="section" aria-label={fullname}>
      <Stack gap="xs">
        <Group gap="sm" wrap="nowrap">
          <PersonAvatar fullname={fullname} avatar={avatar} office={office} size={36} />
          <div>
            <Title order={3} size="h5">
              {fullname}
            </Title>
            {position && (
              <Text size="sm" c="dimmed">
                {position}
              </Text>
            )}
          </div>
        </Group>
        {duties.map((duty) => (
          <DutyLine key={duty.id} duty={duty} />
        ))}
        {settled.map((one) => (
          <Text key={one.month} size="sm" fw={600}>
            {formatSettled(one)}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

const DAYS = { WORK: '', REST: ', a rest day', HOLIDAY: ', a holiday' } as const;

/** The hours of one day; matched, each part of them with its reason. */
function DutyLine({ duty: { date, from, to, kind, counted_minutes, stretches } }: { duty: Duty }) {
  return (
    <Stack gap={2}>
      <Text size="sm">
        {longDate(date)}
        {kind && DAYS[kind]}, {formatTime(from)} to {formatTime(to)}
        {counted_minutes !== null && (
          <Text component="span" fw={600}>
            : {formatMinutes(counted_minutes)}
          </Text>
        )}
      </Text>
      {stretches && stretches.length > 0 && (
        <List size="xs" c="dimmed">
          {stretches.map((stretch) => (
            <List.Item key={stretch.from}>{formatStretch(stretch)}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

/** `12 h credited; 4 h not: at most 40 hours are credited in a month`. */
function formatSettled({ credited_seconds, day_off_thousandths, paid_centavos, lost, because }: Settled): string {
  if (day_off_thousandths !== null) return `${day_off_thousandths / 1000} days off`;
  const say = credited_seconds !== null ? formatHours : formatPesos;
  const given = credited_seconds !== null ? `${say(credited_seconds)} credited` : `${say(paid_centavos ?? 0)} listed for pay`;
  return lost > 0 ? `${given}; ${say(lost)} not: ${because}` : given;
}
