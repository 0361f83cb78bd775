import type { ReactNode } from 'react';
import { Anchor, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { KINDS, type Circular } from '../contract.ts';

/** What stands at the head of a circular, and what became of it. */
export function CircularFacts({ circular }: { circular: Circular }) {
  const { office, signatory, audience, superseded_by, supersedes } = circular;
  return (
    <Card withBorder padding="md">
      <Stack gap="xs" component="dl" m={0}>
        <Fact name="Kind">{KINDS[circular.kind]}</Fact>
        <Fact name="Date">{longDate(circular.dated)}</Fact>
        {office && <Fact name="From">{office}</Fact>}
        {signatory && <Fact name="Signed by">{signatory}</Fact>}
        <Fact name="To">{audience.join('; ')}</Fact>
        <Fact name="Posted">
          {formatInstant(circular.posted_at)} by {circular.posted_by}
        </Fact>
        {superseded_by && (
          <Fact name="Superseded by">
            <Named circular={superseded_by} />
          </Fact>
        )}
        {supersedes.length > 0 && (
          <Fact name="Supersedes">
            <Group gap="xs">
              {supersedes.map((one) => (
                <Named key={one.id} circular={one} />
              ))}
            </Group>
          </Fact>
        )}
        {circular.is_keeper && !circular.is_searchable && (
          <Text size="xs" c="dimmed">
            Its text is not searchable (yet): a scan without text, or a locked file. It is found by number and subject.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="sm" m={0}>
        {children}
      </Text>
    </div>
  );
}

function Named({ circular }: { circular: { id: number; title: string } }) {
  return (
    <Anchor component={Link} to={`/memorandum_circular/${circular.id}`} size="sm">
      {circular.title}
    </Anchor>
  );
}
