import { useState } from 'react';
import { Group, Radio, Skeleton, Stack } from '@mantine/core';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call, fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useChoice } from '@talaan/kernel/web/forms/use-choice.ts';
import { readDocument } from '../../contract/documents.ts';
import { countLists } from '../../contract/offices.ts';
import { giveReceipt, printReceipt } from '../../contract/receipts.ts';
import { CLIENT_TYPES, type ClientType } from '../../contract/words.ts';

export interface ReceiptOf {
  id: number;
  name: string;
  /** Requirements of its type. */
  requirements: readonly string[];
  lacking: readonly string[];
  client: ClientType | null;
}

/** The receipt of a paper from outside, as the acting office gives it; without `office` the caller's own. */
export function ReceiptView({ of, office }: { of: ReceiptOf; office: number | undefined }) {
  const answer = useCall(countLists, { query: { office } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  const acting = answer.data?.office;
  return acting ? <Receipt of={of} office={acting.id} /> : <Skeleton h={480} aria-busy />;
}

/** Given when it is first shown; what is lacking is chosen above it. */
function Receipt({ of: { id, name, requirements, lacking, client }, office }: { of: ReceiptOf; office: number }) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(lacking);
  const give = (wanted: string[] | null, type: ClientType | null) =>
    call(giveReceipt, { params: { id }, body: { office_id: office, lacking: wanted, client_type: type } });
  const { value, choose, error } = useChoice(saved, async (wanted) => {
    setSaved((await give([...wanted], null)).lacking);
    await refresh(queries, readDocument);
  });
  const [savedClient, setSavedClient] = useState(client);
  const brought = useChoice(savedClient, async (type) => {
    await give(null, type);
    setSavedClient(type);
    await refresh(queries, readDocument);
  });
  const offered = [...new Set([...requirements, ...saved])];
  return (
    <Stack gap="sm">
      {offered.length > 0 && (
        <SearchMultiSelect
          label="Still lacking"
          description="Printed on the receipt, so that the sender brings it"
          clearable
          data={offered}
          value={[...value]}
          onChange={choose}
          error={error}
        />
      )}
      <Radio.Group
        label="Who brought it"
        description="Not printed: the yearly report of client satisfaction counts clients by it"
        value={brought.value}
        onChange={(type) => brought.choose(type)}
        error={brought.error}
      >
        <Group gap="md" mt={4}>
          {Object.entries(CLIENT_TYPES).map(([type, label]) => (
            <Radio key={type} value={type} label={label} />
          ))}
        </Group>
      </Radio.Group>
      <PdfView
        of={['receipt', id, office, ...saved]}
        name={`Receipt ${name}.pdf`}
        fetchPdf={async () => {
          await give(null, null);
          void refresh(queries, readDocument);
          return fetchFile(printReceipt, { params: { id }, query: { office } });
        }}
      />
    </Stack>
  );
}
