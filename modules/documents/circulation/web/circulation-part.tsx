import { Anchor, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listAcknowledgements } from '../contract/circulation.ts';
import type { DocumentPage } from '@talaan/documents/contract/documents.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';
import type { DocumentPartProps } from '@talaan/documents/web/page/document-part.ts';
import { AcknowledgementBadge } from './acknowledgement-badge.tsx';
import { RemindButton } from './remind-button.tsx';
import { useAcknowledge } from './use-acknowledge.ts';

const SHOWN = 10;

/** Of a circulated paper. */
export function Part({ page, office }: DocumentPartProps) {
  return page.circulation && <Circulation page={page} circulation={page.circulation} office={office} />;
}

type CirculationProps = DocumentPartProps & { circulation: NonNullable<DocumentPage['circulation']> };

/** How many offices have acknowledged the paper, who has not first; and the button of the office that is to. */
function Circulation({ page, circulation, office }: CirculationProps) {
  const { offices, acknowledged, late, own } = circulation;
  const answer = useCall(listAcknowledgements, { params: { id: page.id }, query: { acting: office, per_page: SHOWN } });
  const acting = useCall(countLists, { query: { office } }).data?.office;
  const acknowledging = useAcknowledge();
  return (
    <RecordPart title={say('Circulation')}>
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Progress value={(acknowledged / offices) * 100} flex={1} aria-label={say('How many have acknowledged')} />
          <Text size="sm" fw={600}>
            {say('{acknowledged} of {offices}', { acknowledged, offices: count(offices, 'office') })}
            {late > 0 && say(', {late} late', { late })}
          </Text>
        </Group>
        <List size="sm" listStyleType="none" spacing={4}>
          {(answer.data?.offices ?? []).map((one) => (
            <List.Item key={one.id}>
              <Group gap={6}>
                {one.acronym} <AcknowledgementBadge of={one} /> {one.acknowledged_by}
              </Group>
            </List.Item>
          ))}
        </List>
        <Group gap="sm">
          {own === 'open' && acting && (
            <Button
              leftSection={<IconCheck size={16} />}
              loading={acknowledging.isPending}
              onClick={() => acknowledging.mutate({ body: { office_id: acting.id, ids: [page.id] } })}
            >
              {say('Acknowledge')}
            </Button>
          )}
          <RemindButton page={page} circulation={circulation} office={office} />
          <Anchor
            component={Link}
            size="sm"
            to={`/dts/documents/${page.id}/acknowledgements${office === undefined ? '' : `?office=${office}`}`}
          >
            {offices > SHOWN ? say('All {offices} offices', { offices }) : say('As a list')}
          </Anchor>
        </Group>
      </Stack>
    </RecordPart>
  );
}
