import { Card } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { printAuthority, readOvertime } from '../../contract/overtime.ts';

/** The printed authority of one request; a draft until it is approved. */
export function Screen() {
  const [search] = useSearchParams();
  const id = Number(search.get('id') ?? 0);
  const answer = useCall(readOvertime, { params: { id } }, { enabled: id > 0 });
  const overtime = answer.data?.overtime;
  return (
    <Page title={say('Overtime form')} intro={overtime?.activity}>
      {id === 0 && (
        <Card withBorder>
          <NothingHere
            title={say('No overtime chosen')}
            description={say('Open a request of the list; its authority is printed from there.')}
          />
        </Card>
      )}
      {answer.isError && (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      )}
      {overtime && (
        <IssuedPaper
          code={overtime.code}
          of={['overtime', id, overtime.code]}
          fetchPdf={() => fetchFile(printAuthority, { params: { id } })}
          name={`Overtime authority ${id}.pdf`}
          isDraft={overtime.code === null}
        />
      )}
    </Page>
  );
}
