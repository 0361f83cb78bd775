import { useState } from 'react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useQuery } from '@tanstack/react-query';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { PaperInView } from '@talaan/papers/web/paper-action.ts';
import { listDocuments } from '../../contract/documents.ts';
import { countLists, listActingOffices } from '../../contract/offices.ts';
import { addDocument, readPrintedPaper } from '../../contract/register.ts';
import { DocumentFields } from '../register/document-fields.tsx';
import { bodyOf, NO_DOCUMENT, type DocumentValues } from '../register/document-values.ts';

type Found = Answer<typeof readPrintedPaper>;

interface RegisterDialogProps {
  view: PaperInView;
  found: Found;
  onClose: () => void;
}

/** The registration of a printed paper: type, subject and file are filled from it. */
export function RegisterDialog({ view, found, onClose }: RegisterDialogProps) {
  const offices = useCall(listActingOffices, { query: {} });
  const file = usePaperFile(view);
  const own = offices.data?.offices;
  const failed = [offices, file].find(({ isError }) => isError);
  return (
    <Dialog title="Register in document tracking" size="paper" onClose={onClose}>
      {failed ? (
        <LoadFailed failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : !own || !file.data ? (
        <Skeleton h={360} aria-busy />
      ) : own.length === 0 ? (
        <NothingHere
          title="No office"
          description="You act for no office in document tracking. Ask an administrator for a role on your office."
        />
      ) : (
        <PaperForm view={view} found={found} offices={own} path={file.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Offices = Answer<typeof listActingOffices>['offices'];

function PaperForm({ view, found, offices, path, onClose }: RegisterDialogProps & { offices: Offices; path: string }) {
  const [office, setOffice] = useState(offices[0]!.id);
  const { paper, type } = found;
  const initial: DocumentValues = {
    ...NO_DOCUMENT,
    type_id: type?.id ?? null,
    confidentiality: type?.confidentiality ?? NO_DOCUMENT.confidentiality,
    subject: paper.person ? `${paper.title}, ${paper.person.fullname}` : paper.title,
    reference_no: paper.control_number ?? '',
    paper_date: paper.issued_on,
    files: [{ name: view.name, path }],
  };
  return (
    <FormShell
      endpoint={addDocument}
      initial={initial}
      body={(values) => ({ ...bodyOf(values), office_id: office, register: true, paper_code: paper.code })}
      draft={`document:paper:${paper.code}`}
      submit="Register"
      success={({ message }) => message}
      alsoRefresh={[readPrintedPaper, listDocuments, countLists]}
      onDone={onClose}
    >
      {(form) => (
        <Stack gap="md">
          {offices.length === 1 ? (
            <Text size="sm" c="dimmed">
              Registered by {offices[0]!.fullname}, {offices[0]!.campus}
            </Text>
          ) : (
            <SearchSelect
              label="Registered by"
              required
              data={offices.map(({ id, fullname, campus }) => ({ value: String(id), label: `${fullname}, ${campus}` }))}
              value={String(office)}
              onChange={(id) => setOffice(Number(id))}
              error={form.errors.office_id}
            />
          )}
          <DocumentFields form={form} office={office} shown={{ type: type?.name }} />
          {form.errors.paper_code && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {form.errors.paper_code}
            </Text>
          )}
        </Stack>
      )}
    </FormShell>
  );
}

/** Uploads the paper as it is shown; answers with the path under which the registration takes it. */
function usePaperFile({ code, name, fetchPdf }: PaperInView) {
  return useQuery<string, ApiError>({
    queryKey: ['paper to register', code],
    queryFn: async () => {
      const file = new File([await fetchPdf()], name, { type: 'application/pdf' });
      return (await call(uploadDocument, { file })).path;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { search: true },
  });
}
