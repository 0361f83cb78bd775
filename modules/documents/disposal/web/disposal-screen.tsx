import { useState } from 'react';
import { Anchor, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readDisposal } from '../contract/disposal.ts';
import { FORM_HEADINGS, linesOfForm } from '../rules/disposal-form.ts';
import { DisposalActs } from './disposal-acts.tsx';
import { DisposalBadge } from './disposal-badge.tsx';
import { DisposalFile } from './disposal-file.tsx';
import { FormDialog } from './form-dialog.tsx';

type Disposal = Answer<typeof readDisposal>['disposal'];

/** A request for disposal: how far it is, and its records series. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readDisposal, { params: { id } });
  const [isPrinting, setPrinting] = useState(false);
  const disposal = answer.data?.disposal;
  if (answer.isError && !disposal) return <RecordFailed title="Request for disposal" list="/dts/disposals" answer={answer} />;
  if (disposal?.id !== id) return <Skeleton h={320} aria-busy />;
  return (
    <Page title={`Request for disposal ${disposal.number}`} intro={disposal.office.fullname} actions={<DisposalActs disposal={disposal} />}>
      <Stack gap="md">
        <RecordPart title="The request">
          <DisposalFacts disposal={disposal} />
        </RecordPart>
        <RecordPart title="Records series">
          <Lines disposal={disposal} />
          <Group gap="md" mt="sm">
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
              NAP Form No. 3
            </Button>
            <Anchor component={Link} to={`/dts/disposals/${id}/papers`} size="sm">
              All {count(disposal.papers, 'paper')} of the request
            </Anchor>
          </Group>
        </RecordPart>
      </Stack>
      {isPrinting && <FormDialog id={id} number={disposal.number} onClose={() => setPrinting(false)} />}
    </Page>
  );
}

function DisposalFacts({ disposal }: { disposal: Disposal }) {
  const { id, authority_no: number, authority_date: day, authority_file: file, certificate } = disposal;
  return (
    <Facts
      facts={[
        ['State', <DisposalBadge key="state" state={disposal.state} />],
        ['Requested', `${formatInstant(disposal.requested_at)}, ${disposal.requested_by}`],
        ['Note', disposal.note],
        ['Authority', number !== null && day !== null && `${number} of ${longDate(day)}, recorded by ${disposal.authorized_by ?? ''}`],
        ['File of the authority', file && <DisposalFile key="authority" id={id} which="authority" name={file.name} />],
        ['Disposed of', disposal.disposed_on !== null && `${longDate(disposal.disposed_on)}, recorded by ${disposal.disposed_by ?? ''}`],
        ['Witnesses', disposal.witnesses.join('; ')],
        ['Certificate', certificate && <DisposalFile key="certificate" id={id} which="certificate" name={certificate.name} />],
        ['Withdrawn because', disposal.reason],
      ]}
    />
  );
}

/** As NAP Form No. 3 lists them. */
function Lines({ disposal }: { disposal: Disposal }) {
  if (disposal.lines.length === 0) return <Text size="sm">No paper is left in this request.</Text>;
  return (
    <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            {FORM_HEADINGS.map((heading) => (
              <Table.Th key={heading}>{heading}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linesOfForm(disposal.lines, disposal.manner).map(([no, ...cells]) => (
            <Table.Tr key={no}>
              <Table.Td>{no}</Table.Td>
              {cells.map((cell, at) => (
                <Table.Td key={FORM_HEADINGS[at + 1]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
