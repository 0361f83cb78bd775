import { useState, type ReactNode } from 'react';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readHireFile, type HireRequest } from '../contract.ts';
import { RATE_KINDS, formatKind } from '../rules/hire-terms.ts';
import { REASONS } from '../rules/reason-of-vacancy.ts';
import { formatStandards } from '../rules/standards.ts';

/** What a request asks for and why, with the standards and what goes along. */
export function RequestFacts({ request }: { request: HireRequest }) {
  const { salary_grade: grade, rate, rate_kind: each, from, to } = request;
  const facts: Fact[] = [
    ['Unit', request.office_name],
    ['Requested by', request.requester],
    ['Position', `${request.position}${grade === null ? '' : `, SG ${grade}`}`],
    ['Kind', formatKind(request)],
    [request.items.length > 1 ? 'Items' : 'Item', <Items key="items" request={request} />],
    ['Number needed', request.kind !== 'plantilla' && String(request.needed)],
    ['Reason', `${REASONS[request.reason]}${request.vice ? `, vice ${request.vice}` : ''}`],
    ['Needed by', longDate(request.needed_by)],
    ['Period', from !== null && to !== null && `${longDate(from)} to ${longDate(to)}`],
    ['Rate', rate !== null && each !== null && `${formatPesos(rate)} ${RATE_KINDS[each]}`],
    ['Fund source', request.fund_source || '—'],
    ['Program', request.program],
  ];
  return (
    <Stack gap="md">
      <Facts facts={request.items.length > 0 ? facts : facts.filter(([label]) => label !== 'Item')} />
      <Part title={say('Qualification standards')}>
        <Facts facts={formatStandards(request.standards)} />
      </Part>
      {request.preferred && <Part title={say('Preferred competencies')}>{request.preferred}</Part>}
      <Part title={say('Justification')}>{request.justification}</Part>
      <Part title={say('Duties')}>{request.duties}</Part>
      {request.files.length > 0 && (
        <Part title={say('Files')}>
          <Files request={request} />
        </Part>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Title order={3} fz="sm">
        {title}
      </Title>
      {typeof children === 'string' ? (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {children}
        </Text>
      ) : (
        children
      )}
    </Stack>
  );
}

function Items({ request: { items } }: { request: HireRequest }) {
  return (
    <Stack gap={0}>
      {items.map(({ id, item_number: number, office, opens_on: opens }) => (
        <Text key={id} size="sm">
          {number}{' '}
          <Text span size="sm" c="dimmed">
            {opens === null ? office : say('{office}, vacant from {opens}', { office, opens: longDate(opens) })}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}

/** The PDFs that go along, each opened in a dialog. */
function Files({ request: { id, files } }: { request: HireRequest }) {
  const [open, setOpen] = useState<HireRequest['files'][number]>();
  return (
    <Stack gap={0} align="flex-start">
      {files.map((file) => (
        <Anchor key={file.id} component="button" type="button" size="sm" py={4} onClick={() => setOpen(file)}>
          {file.name}
        </Anchor>
      ))}
      {open && (
        <Dialog onClose={() => setOpen(undefined)} title={open.name} size="paper">
          <PdfView
            of={['hire-request-file', id, open.id]}
            fetchPdf={() => fetchFile(readHireFile, { params: { id, file: open.id } })}
            name={open.name}
          />
        </Dialog>
      )}
    </Stack>
  );
}
