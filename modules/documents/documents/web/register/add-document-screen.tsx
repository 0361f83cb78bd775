import { Button, Checkbox, Skeleton } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listDocuments } from '../../contract/documents.ts';
import { countLists } from '../../contract/offices.ts';
import { addDocument } from '../../contract/register.ts';
import { DocumentFields } from './document-fields.tsx';
import { PerhapsBefore } from './perhaps-before.tsx';
import { bodyOf, NO_DOCUMENT } from './document-values.ts';

/** Registers a paper for an office of the caller; it then has its tracking number. */
export function Screen() {
  const office = Number(useParams().deptID);
  const navigate = useNavigate();
  const answer = useCall(countLists, { query: { office } });
  const acting = answer.data?.office;
  return (
    <Page
      title="Add document"
      intro={acting && `Registered by ${acting.fullname}, ${acting.campus}`}
      actions={
        <Button component={Link} to={`/dts/add-document/${office}/import`} variant="default" leftSection={<IconTableImport size={16} />}>
          From a spreadsheet
        </Button>
      }
    >
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : acting?.id !== office ? (
        <Skeleton h={480} aria-busy />
      ) : (
        <FormShell
          endpoint={addDocument}
          maw={960}
          initial={NO_DOCUMENT}
          body={(values) => ({ ...bodyOf(values), office_id: office, register: !values.is_draft })}
          draft={`document:new:${office}`}
          submit="Save"
          success="The document was saved."
          alsoRefresh={[listDocuments, countLists]}
          onDone={({ id, tracking_no: number }) => void navigate(`/dts/documents/${id}${number === null ? '' : '?slip'}`)}
          onCancel={() => navigate('/dts/my-documents')}
        >
          {(form) => (
            <>
              <DocumentFields form={form} office={office} />
              <PerhapsBefore values={form.getValues()} office={office} />
              <Checkbox
                label="Keep as a draft, without a tracking number"
                description="Only your office sees a draft. It has no deadline yet."
                {...form.getInputProps('is_draft', { type: 'checkbox' })}
              />
            </>
          )}
        </FormShell>
      )}
    </Page>
  );
}
