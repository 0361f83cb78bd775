import { Alert, Anchor, Grid, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPage } from '@talaan/kernel/web/pages/record-page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useNeighbours } from '@talaan/kernel/web/pages/use-neighbours.ts';
import { CLASSES, PAPER_TYPES } from '../../../contract/fields.ts';
import { listPapers, readPaper, type PaperRecord } from '../../../contract/papers.ts';
import { PaperBadge } from '../../badges.tsx';
import { PaperActs, PaperMain } from './paper-acts.tsx';
import { PaperLines } from './paper-lines.tsx';
import { PaperPrint } from './paper-print.tsx';

/** One receipt or slip: its lines, the paper itself, and what may be done with it. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPaper, { params: { id } });
  const neighbours = useNeighbours(listPapers, 'papers', id);
  const paper = answer.data?.paper.id === id ? answer.data.paper : undefined;
  if (answer.isError) return <RecordFailed title="Paper of property" list="/property/papers" answer={answer} />;
  if (!paper) return <Skeleton h={360} aria-busy />;
  const name = `${paper.type} ${paper.number}`;
  return (
    <RecordPage
      name={name}
      state={paper.state !== 'ACKNOWLEDGED' && <PaperBadge state={paper.state} short />}
      line={[paper.holder, paper.office_name, longDate(paper.dated_on), count(paper.items, 'item'), formatPesos(paper.amount)].join(' · ')}
      neighbours={neighbours}
      open={(other) => `/property/papers/${other}`}
      actions={<PaperActs paper={paper} version={answer.data!.version} />}
      main={<PaperMain paper={paper} />}
    >
      {paper.state === 'VOID' && (
        <Alert color="gray" title={`Voided on ${formatInstant(paper.voided_at!)}`}>
          {paper.void_reason}
        </Alert>
      )}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            <RecordPart title="Items">
              <PaperLines paper={paper} />
            </RecordPart>
            {paper.code !== null && (
              <RecordPart title="As it is printed">
                <PaperPrint id={paper.id} name={name} />
              </RecordPart>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <RecordPart title="The paper">
            <PaperFacts paper={paper} />
          </RecordPart>
        </Grid.Col>
      </Grid>
    </RecordPage>
  );
}

function PaperFacts({ paper }: { paper: PaperRecord }) {
  return (
    <Facts
      facts={[
        ['Type', PAPER_TYPES[paper.type]],
        ['Class', paper.class && CLASSES[paper.class]],
        ['Date', longDate(paper.dated_on)],
        ['Accountable person', paper.holder],
        ['Used by', paper.user],
        ['Office', paper.office_name],
        ['Fund cluster', paper.fund_code],
        ['Issued', `${formatInstant(paper.issued_at)}${paper.issued_by === null ? '' : `, ${paper.issued_by}`}`],
        ['To acknowledge by', paper.acknowledge_by && longDate(paper.acknowledge_by)],
        ['Reminded', paper.reminded_at && formatInstant(paper.reminded_at)],
        ['Acknowledged', paper.acknowledged_at && [formatInstant(paper.acknowledged_at), paper.acknowledged_by].filter(Boolean).join(', ')],
        ['To be renewed from', paper.renewal_on && longDate(paper.renewal_on)],
        ['Signed copy', paper.has_signed_copy && 'Uploaded'],
        ['In place of', paper.replaces && <PaperLink paper={paper.replaces} />],
        [
          'Replaced by',
          paper.replaced_by.length > 0 && (
            <Stack gap={0}>
              {paper.replaced_by.map((one) => (
                <PaperLink key={one.id} paper={one} />
              ))}
            </Stack>
          ),
        ],
        ['Code', paper.code && <Text size="sm">{paper.code}</Text>],
      ]}
    />
  );
}

function PaperLink({ paper: { id, type, number } }: { paper: { id: number; type: string; number: string } }) {
  return (
    <Anchor component={Link} to={`/property/papers/${id}`} size="sm">
      {type} {number}
    </Anchor>
  );
}
