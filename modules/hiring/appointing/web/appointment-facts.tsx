import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { AppointmentRecord } from '../contract/appointments.ts';
import { formatDaysLeft } from './format-days-left.ts';

export function AppointmentFacts({ appointment: one }: { appointment: AppointmentRecord }) {
  const day = (date: string | null) => date !== null && longDate(date);
  const facts: Fact[] = [
    ['Due next', one.due !== null && <Due what={one.due} on={one.due_on!} days={one.days_left!} />],
    ['Form', `CS Form No. ${one.form}`],
    ['Nature and status', `${one.nature}, ${one.status.toLowerCase()}`],
    ['Item', one.item_number],
    [
      'Salary',
      one.salary !== null &&
        `${one.salary_grade === null ? '' : `SG ${one.salary_grade}, step ${one.step}: `}${formatPesos(one.salary)} a month`,
    ],
    ['Last day', day(one.ends_on)],
    ['Vice', one.vice !== '' && `${one.vice}${one.vice_how && ` (${one.vice_how.toLowerCase()})`}`],
    ['Place of duty', one.place],
    ['Job post', <PostLink key="post" appointment={one} />],
    ['Application', one.reference],
    ['Deliberation', day(one.deliberated_on)],
    ['Issued', day(one.issued_on)],
    ['Copy received', day(one.received_on)],
    ['Oath of office', day(one.oath_on)],
    ['Assumed duty', day(one.assumed_on)],
    [
      'To the CSC',
      one.sent_on !== null
        ? `${longDate(one.sent_on)}${one.late_reason && `, late: ${one.late_reason}`}`
        : one.submission_due !== null && `Due by ${longDate(one.submission_due)}`,
    ],
    ['Action of the CSC', one.csc_on !== null && `${longDate(one.csc_on)}${one.csc_number && `, ${one.csc_number}`}`],
    ['Protest until', day(one.protest_until)],
    ['Probation until', day(one.probation_until)],
    ['Personnel record', one.personnel_id !== null && <RecordLink id={one.personnel_id} name={one.fullname} />],
  ];
  return <Facts facts={facts} />;
}

function Due({ what, on, days }: { what: string; on: string; days: number }) {
  return (
    <Group gap="xs">
      {what} by {longDate(on)}
      <StatusBadge tone={days < 0 ? 'bad' : 'warning'}>{formatDaysLeft(days)}</StatusBadge>
    </Group>
  );
}

function PostLink({ appointment: { post_id, post_code } }: { appointment: AppointmentRecord }) {
  return (
    <Anchor component={Link} to={`/rsp/appointments?post=${post_id}`} size="sm">
      {post_code}
    </Anchor>
  );
}

function RecordLink({ id, name }: { id: number; name: string }) {
  return (
    <Anchor component={Link} to={`/personnels/${id}`} size="sm">
      {name}
    </Anchor>
  );
}
