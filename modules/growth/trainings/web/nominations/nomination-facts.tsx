import { Alert, List, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { BLOCK_NAMES, EVALUATION_NAMES, VENUE_NAMES } from '../../contract/codes.ts';
import type { Evaluation, Nomination } from '../../contract/nominations.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { formatHours } from '../../rules/format-numbers.ts';
import { ScreeningTable } from './screening-table.tsx';

/** What a nomination is, for the head, those who decide it and the person. */
export function NominationFacts({ nomination: one }: { nomination: Nomination }) {
  const place = [one.is_abroad ? 'Abroad' : VENUE_NAMES[one.venue], one.place].filter(Boolean).join(', ');
  const cost = one.planned === 0 ? 'No funds needed' : `${formatPesos(one.fee)} fee, ${formatPesos(one.travel)} travel`;
  return (
    <Stack gap="md">
      <Blocks blocks={one.blocks} />
      <Facts
        facts={[
          ['When', describeDays(one)],
          ['Provider', one.provider],
          ['Type and hours', `${one.type}, ${formatHours(one.hours)} hours`],
          ['Held', place],
          ['About', one.description],
          ['Justification', one.justification],
          ['Plan line', one.plan_title ? `${one.plan_title} (priority ${one.plan_priority})` : 'Not in a plan'],
          ['Cost', cost],
          ['Fund source', one.fund_source],
          ['Approved', one.approved !== null && formatPesos(one.approved)],
          ['Spent', one.spent !== null && formatPesos(one.spent)],
          ['Sessions attended', one.sessions > 0 && one.attended_minutes > 0 && `${share(one)} % of the hours`],
          ['Report due', one.report_due_on !== null && longDate(one.report_due_on)],
          ['Completed', one.is_completed === false && 'No: there is no certificate'],
          ['Report', one.report && <Paragraph text={one.report} />],
          ['Re-entry plan', one.re_entry_plan && <Paragraph text={one.re_entry_plan} />],
        ]}
      />
      <ScreeningTable nomination={one} />
      {one.evaluations.length > 0 && <Evaluations evaluations={one.evaluations} />}
    </Stack>
  );
}

function share({ attended_minutes, session_minutes }: Nomination): number {
  return Math.floor((attended_minutes * 100) / session_minutes);
}

function Paragraph({ text }: { text: string }) {
  return (
    <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  );
}

/** What blocks a nominee today, and what to do. */
export function Blocks({ blocks }: Pick<Nomination, 'blocks'>) {
  if (blocks.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title="Cannot be recommended now">
      <List size="sm">
        {blocks.map(({ code, says }) => (
          <List.Item key={`${code} ${says}`}>
            <b>{BLOCK_NAMES[code]}:</b> {says}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Evaluations({ evaluations }: { evaluations: readonly Evaluation[] }) {
  return (
    <Stack gap={4} component="section" aria-label="Evaluation">
      <Title order={3} size="h5">
        Evaluation
      </Title>
      {evaluations.map(({ level, rating, before, after, remarks }) => (
        <Text key={level} size="sm">
          {`${EVALUATION_NAMES[level]}: ${rating === null ? `${before} % before, ${after} % after` : `${rating} of 5`}`}
          {remarks && `. ${remarks}`}
        </Text>
      ))}
    </Stack>
  );
}
