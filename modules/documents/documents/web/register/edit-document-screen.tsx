import { Skeleton, Textarea } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { findDocument, listDocuments, readDocument, type DocumentPage } from '../../contract/documents.ts';
import { editDocument } from '../../contract/register.ts';
import { DocumentFields } from './document-fields.tsx';
import { bodyOf, valuesOf } from './document-values.ts';

/** `/dts/edit-document/{id}/{dept_id}/{year}`: the document of a number of an office and year. */
export function Screen() {
  const { id: no, dept_id, year } = useParams();
  const office = Number(dept_id);
  const found = useCall(findDocument, { query: { office, year: Number(year), no: Number(no) } });
  const id = found.data?.id;
  const answer = useCall(readDocument, { params: { id: id ?? 0 }, query: {} }, { enabled: id !== undefined });
  const page = answer.data?.document;
  const failed = found.isError ? found : answer.isError ? answer : undefined;
  return (
    <Page title={page?.tracking_no ? `Edit ${page.tracking_no}` : 'Edit document'} intro={page?.subject}>
      {failed ? (
        <LoadFailed failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : !page || page.id !== id ? (
        <Skeleton h={480} aria-busy />
      ) : (
        <EditForm key={page.id} page={page} version={answer.data?.version} office={page.holder?.id ?? office} />
      )}
    </Page>
  );
}

function EditForm({ page, version, office }: { page: DocumentPage; version: number | undefined; office: number }) {
  const navigate = useNavigate();
  const back = () => navigate(`/dts/documents/${page.id}`);
  return (
    <FormShell
      endpoint={editDocument}
      params={{ id: page.id }}
      version={version}
      maw={960}
      initial={valuesOf(page)}
      body={(values) => ({
        ...bodyOf(values),
        office_id: office,
        reason: values.reason,
        removed_files: page.attachments.map(({ id }) => id).filter((id) => !values.files.some((file) => file.id === id)),
      })}
      draft={`document:${page.id}`}
      submit="Save"
      success="The document was saved."
      alsoRefresh={[listDocuments, readDocument]}
      onDone={back}
      onCancel={back}
    >
      {(form) => (
        <>
          <DocumentFields
            form={form}
            office={office}
            shown={{ type: page.type, related: page.related?.tracking_no ?? undefined, sender: page.sender_person?.fullname }}
          />
          {page.state !== 'DRAFT' && (
            <Textarea
              label="Why it is changed"
              description="Needed after another office has received it; kept in its history with what it said before"
              autosize
              minRows={2}
              {...form.getInputProps('reason')}
            />
          )}
        </>
      )}
    </FormShell>
  );
}
