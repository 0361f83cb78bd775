import { Anchor, Text, Timeline } from '@mantine/core';
import { Link } from 'react-router';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { DocumentPage, Hop } from '../../contract/documents.ts';
import { EXPLANATIONS, HOP_ENDS, INSTRUCTIONS, PAUSE_CAUSES } from '../../contract/words.ts';
import { formatHours } from '../../rules/format-clock.ts';

/** The stays of a paper, the newest first, with the office hours of each. */
export function HopTimeline({ page: { hops } }: { page: DocumentPage }) {
  return (
    <Timeline active={hops.length} bulletSize={12} lineWidth={2} aria-label="Its way">
      {hops.toReversed().map((hop) => (
        <Timeline.Item key={hop.no} title={hop.office.fullname}>
          <Text size="sm">{formatStay(hop)}</Text>
          {hop.instruction !== '' && (
            <Text size="sm">
              {INSTRUCTIONS[hop.instruction as keyof typeof INSTRUCTIONS] ?? hop.instruction}
              {hop.note && `: ${hop.note}`}
            </Text>
          )}
          {hop.for_person !== null && <Text size="sm">For the attention of {hop.for_person}</Text>}
          {hop.pauses.map((pause) => (
            <Text key={pause.held_at} size="sm">
              On hold from {formatInstant(pause.held_at)}
              {pause.resumed_at === null ? '' : ` to ${formatInstant(pause.resumed_at)}`}: {PAUSE_CAUSES[pause.cause]}
              {pause.reason && `, ${pause.reason}`}
            </Text>
          ))}
          {hop.explanation !== null && (
            <Anchor component={Link} to={`/dts/overdue/document/${hop.id}`} size="sm">
              {hop.explanation === 'NEEDED' ? 'Late: explain why' : `Late: explanation ${EXPLANATIONS[hop.explanation].toLowerCase()}`}
            </Anchor>
          )}
          <Text size="xs" c="dimmed">
            {hop.from ? `From ${hop.from.acronym}, sent` : 'Registered'} {formatInstant(hop.sent_at)} by {hop.sent_by}
            {hop.received_at !== null && hop.from && `; received ${formatInstant(hop.received_at)} by ${hop.received_by ?? ''}`}
            {hop.ended_at !== null && hop.ended_as !== null && `; ${HOP_ENDS[hop.ended_as].toLowerCase()} ${formatInstant(hop.ended_at)}`}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function formatStay({ received_at, minutes_on_way, minutes_in_office, minutes_paused, is_late }: Hop): string {
  const parts =
    received_at === null
      ? [`on its way for ${formatHours(minutes_on_way)}`]
      : [`${formatHours(minutes_in_office)} here`, minutes_paused > 0 && `and ${formatHours(minutes_paused)} on hold`];
  const said = [...parts, is_late && 'late'].filter(Boolean).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
