import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addType, listTypes } from '../../contract/types.ts';
import { bodyOf, NO_TYPE, TypeFields } from './type-fields.tsx';

const LIST = '/dts/document-types';

export function Screen() {
  const navigate = useNavigate();
  const back = () => navigate(LIST);
  return (
    <Page
      title="Add document type"
      intro="Working days run from the receipt of a complete request, or from registration inside the university."
    >
      <FormShell
        endpoint={addType}
        maw={900}
        initial={NO_TYPE}
        body={bodyOf}
        draft="document-type:new"
        submit="Add the type"
        success="The document type was added."
        alsoRefresh={[listTypes]}
        onDone={back}
        onCancel={back}
      >
        {(form) => <TypeFields form={form} />}
      </FormShell>
    </Page>
  );
}
