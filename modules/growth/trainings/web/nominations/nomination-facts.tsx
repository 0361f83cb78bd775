import { Alert, List, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
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
          [say('When'), describeDays(one)],
          [say('Provider'), one.provider],
          [say('Type and hours'), say('{type}, {hours} hours', { type: one.type, hours: formatHours(one.hours) })],
          [say('Held'), place],
          [say('About'), one.description],
          [say('Justification'), one.justification],
          [
            say('Plan line'),
            one.plan_title
              ? say('{plan_title} (priority {plan_priority})', { plan_title: one.plan_title, plan_priority: one.plan_priority! })
              : say('Not in a plan'),
          ],
          [say('Cost'), cost],
          [say('Fund source'), one.fund_source],
          [say('Approved'), one.approved !== null && formatPesos(one.approved)],
          [say('Spent'), one.spent !== null && formatPesos(one.spent)],
          [say('Sessions attended'), one.sessions > 0 && one.attended_minutes > 0 && say('{share} % of the hours', { share: share(one) })],
          [say('Report due'), one.report_due_on !== null && longDate(one.report_due_on)],
          [say('Completed'), one.is_completed === false && say('No: there is no certificate')],
          [say('Report'), one.report && <Paragraph text={one.report} />],
          [say('Re-entry plan'), one.re_entry_plan && <Paragraph text={one.re_entry_plan} />],
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
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={say('Cannot be recommended now')}>
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
    <Stack gap={4} component="section" aria-label={say('Evaluation')}>
      <Title order={3} size="h5">
        {say('Evaluation')}
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
