import { Anchor, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { KINDS, type Circular } from '../contract.ts';

/** What stands at the head of a circular, and what became of it. */
export function CircularFacts({ circular }: { circular: Circular }) {
  const { office, signatory, audience, superseded_by, supersedes } = circular;
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Facts
          facts={[
            ['Kind', KINDS[circular.kind]],
            ['Date', longDate(circular.dated)],
            ['From', office],
            ['Signed by', signatory],
            ['To', audience.join('; ')],
            ['Posted', `${formatInstant(circular.posted_at)} by ${circular.posted_by}`],
            ['Superseded by', superseded_by && <Named circular={superseded_by} />],
            [
              'Supersedes',
              supersedes.length > 0 && (
                <Group gap="xs">
                  {supersedes.map((one) => (
                    <Named key={one.id} circular={one} />
                  ))}
                </Group>
              ),
            ],
          ]}
        />
        {circular.is_keeper && !circular.is_searchable && (
          <Text size="xs" c="dimmed">
            {say('Its text is not searchable (yet): a scan without text, or a locked file. It is found by number and subject.')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Named({ circular }: { circular: { id: number; title: string } }) {
  return (
    <Anchor component={Link} to={`/memorandum_circular/${circular.id}`} size="sm">
      {circular.title}
    </Anchor>
  );
}
