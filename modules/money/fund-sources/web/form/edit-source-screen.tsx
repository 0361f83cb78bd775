import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { editSource, listSources, readSource } from '../../contract/sources.ts';
import { SourceFields } from './source-fields.tsx';
import { bodyOf, valuesOf } from './source-values.ts';

const WIDTH = 860;

/** Changes a fund source: its lines, or the allotment, down to what is obligated. */
export function Screen() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const answer = useCall(readSource, { params: { id } });
  const source = answer.data?.source.id === id ? answer.data.source : undefined;
  if (answer.isError) return <RecordFailed title="Edit fund source" list="/payroll/casual_fund_source" answer={answer} />;
  const back = () => void navigate(`/payroll/casual_fund_source/${id}`);
  return (
    <Page title="Edit fund source" intro={source && `${source.name}, ${source.year}`}>
      {source ? (
        <FormShell
          key={id}
          endpoint={editSource}
          params={{ id }}
          version={answer.data?.version}
          maw={WIDTH}
          initial={valuesOf(source)}
          body={bodyOf}
          draft={`fund-source:${id}`}
          submit="Save"
          success={({ message }) => message}
          alsoRefresh={[listSources, readSource]}
          onDone={back}
          onCancel={back}
        >
          {(form) => <SourceFields form={form} />}
        </FormShell>
      ) : (
        <Skeleton h={480} aria-busy />
      )}
    </Page>
  );
}
