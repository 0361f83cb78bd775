import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { editType, listTypes, readType } from '../../contract/types.ts';
import { TypeFacts } from './type-facts.tsx';
import { bodyOf, TypeFields, type TypeValues } from './type-fields.tsx';

const LIST = '/dts/document-types';

/** A type of documents: its fields for who keeps the types, its facts for all others. */
export function Screen() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const mayEdit = useMayCall(editType);
  const answer = useCall(readType, { params: { id } });
  const type = answer.data?.document_type;
  const back = () => navigate(LIST);
  return (
    <Page title={type?.name ?? 'Document type'} intro={type && `${type.code}; papers that are registered keep their due day`}>
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : type?.id !== id ? (
        <Skeleton h={480} aria-busy />
      ) : mayEdit ? (
        <FormShell
          key={id}
          endpoint={editType}
          params={{ id }}
          version={answer.data?.version}
          maw={900}
          initial={valuesOf(type)}
          body={bodyOf}
          draft={`document-type:${id}`}
          submit="Save"
          success="The document type was saved."
          alsoRefresh={[listTypes]}
          onDone={back}
          onCancel={back}
        >
          {(form) => <TypeFields form={form} />}
        </FormShell>
      ) : (
        <TypeFacts type={type} />
      )}
    </Page>
  );
}

type Type = Parameters<typeof TypeFacts>[0]['type'];

function valuesOf({ id: _id, route: _route, requirements, stops, retention_years, ...facts }: Type): TypeValues {
  return {
    ...facts,
    retention_years: retention_years ?? '',
    requirements: requirements.join('\n'),
    stops: stops.map(({ office: _office, limit_minutes, ...stop }, key) => ({ ...stop, key, hours: limit_minutes / 60 })),
  };
}
