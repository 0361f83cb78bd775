import { Alert, Anchor, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { LETTER_DAYS, NAMED_IN_PREVIEW, SLIP_DAYS, type InvitationPreview } from '../contract/invitations.ts';
import { SKIP_REASONS, SLIP_REASONS, type SkipReason, type SlipReason } from '../rules/plan-invitation.ts';

/** How many get a letter, how many a slip, and who gets nothing and why. */
export function PreviewSummary({ preview }: { preview: InvitationPreview }) {
  const { people, letters, slips, ends, slips_because, skipped, named, per_hour } = preview;
  if (people === 0) return <NothingHere title="No one is assigned to this office today" description="Choose another office or status." />;
  const reasons = [
    ...Object.entries(slips_because).flatMap(([reason, number]) =>
      reason === 'asked' || reason === 'no_mail' ? [] : `${count(number, 'slip')}: ${lower(SLIP_REASONS[reason as SlipReason])}`,
    ),
    ...Object.entries(skipped).map(
      ([reason, number]) => `Nothing for ${count(number, 'person', 'people')}: ${lower(SKIP_REASONS[reason as SkipReason])}`,
    ),
  ];
  return (
    <Stack gap="sm">
      <Text fw={500}>
        {count(people, 'person', 'people')}: {formatContents(letters, slips)}
      </Text>
      {reasons.length > 0 && (
        <List size="sm" spacing={4}>
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
      )}
      {letters > 0 &&
        (per_hour === null ? (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="No mail server is set">
            In this demo letters are kept and not sent: an administrator reads them under Settings, Mail.
          </Alert>
        ) : (
          <Text size="sm">
            Letters go out at {per_hour.toLocaleString('en-PH')} an hour at most: {formatDuration(letters, per_hour)}. Their links work for{' '}
            {LETTER_DAYS} days.
          </Text>
        ))}
      {slips > 0 && (
        <Text size="sm">
          Slips come as one PDF, by office and name, eight on a page. Their codes work for {SLIP_DAYS} days and are only on this paper: the
          file can be downloaded for a day, and printing again makes new codes.
        </Text>
      )}
      {ends > 0 && (
        <Text size="sm">
          {ends === 1 ? 'One of them has' : `${ends.toLocaleString('en-PH')} of them have`} a letter or a slip that still works. It ends.
        </Text>
      )}
      {named.length > 0 && (
        <SimpleGrid cols={1}>
          <List size="sm" spacing={4} mah={280} className="scrolls" aria-label="Who gets a slip or nothing">
            {named.map(({ id, fullname, office, because }) => (
              <List.Item key={id}>
                <Anchor component={Link} to={`/personnels/${id}`} inherit underline="always">
                  {fullname}
                </Anchor>
                {office && `, ${office}`}: {lower(because)}
              </List.Item>
            ))}
          </List>
          {named.length === NAMED_IN_PREVIEW && (
            <Text size="xs" c="dimmed">
              The first {NAMED_IN_PREVIEW}.
            </Text>
          )}
        </SimpleGrid>
      )}
    </Stack>
  );
}

function formatContents(letters: number, slips: number): string {
  if (letters + slips === 0) return 'nothing to send or print';
  return [...(letters > 0 ? [count(letters, 'letter')] : []), ...(slips > 0 ? [count(slips, 'slip')] : [])].join(' and ');
}

function formatDuration(letters: number, perHour: number): string {
  const minutes = Math.ceil((letters / perHour) * 60);
  if (minutes <= 60) return `the last in about ${count(minutes, 'minute')}`;
  return `the last in about ${count(Math.ceil(minutes / 60), 'hour')}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
