import type { ReactNode } from 'react';
import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { Document } from '../contract.ts';
import { ExpiryBadge } from './expiry-badge.tsx';

interface DocumentListProps {
  documents: Document[];
  onOpen: (document: Document) => void;
  /** Buttons of a document. */
  actions?: (document: Document) => ReactNode;
}

/** Documents by kind; what was withdrawn stands last, with why. */
export function DocumentList({ documents, onOpen, actions }: DocumentListProps) {
  const filed = documents.filter(({ withdrawn }) => withdrawn === null);
  const withdrawn = documents.filter((one) => one.withdrawn !== null);
  const kinds = [...Map.groupBy(filed, ({ kind }) => kind)];
  return (
    <Stack gap="md">
      {kinds.map(([kind, ones]) => (
        <Kind key={kind} title={kind} documents={ones} onOpen={onOpen} actions={actions} />
      ))}
      {withdrawn.length > 0 && <Kind title={say('Withdrawn')} documents={withdrawn} onOpen={onOpen} />}
    </Stack>
  );
}

function Kind({ title, documents, onOpen, actions }: DocumentListProps & { title: string }) {
  return (
    <Card withBorder padding="md">
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={2} size="h5">
            {title}
          </Title>
          {documents[0]!.is_confidential && <StatusBadge tone="info">{say('Confidential')}</StatusBadge>}
        </Group>
        {documents.map((document) => (
          <Group key={document.id} justify="space-between" align="flex-start" gap="sm">
            <Stack gap={2} flex="1 1 14rem">
              <Anchor component="button" type="button" ta="left" size="sm" onClick={() => onOpen(document)}>
                {document.title}
              </Anchor>
              <Text size="xs" c="dimmed">
                {describe(document)}
              </Text>
              {document.withdrawn && (
                <Text size="sm">
                  {say('Withdrawn by {name}, {at}: {because}', {
                    name: document.withdrawn.by ?? '—',
                    at: formatInstant(document.withdrawn.at),
                    because: document.withdrawn.because,
                  })}
                </Text>
              )}
            </Stack>
            <Group gap="xs">
              {document.withdrawn === null && <ExpiryBadge expires_on={document.expires_on} expiry={document.expiry} />}
              {actions?.(document)}
            </Group>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}

function describe({ number, issuer, issued_on: issued, added_by: by, added_at: at }: Document): string {
  return [number && `No. ${number}`, issuer, issued && `issued ${longDate(issued)}`, `filed by ${by}, ${formatInstant(at)}`]
    .filter(Boolean)
    .join(' · ');
}
