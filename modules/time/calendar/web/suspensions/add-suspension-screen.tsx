import { useNavigate, useParams } from 'react-router';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addSuspension } from '../../contract/suspensions.ts';
import { SuspensionFields } from './suspension-fields.tsx';
import { blankSuspension, bodyOf } from './suspension-values.ts';

export function Screen() {
  const campus = Number(useParams().cid) || null;
  const navigate = useNavigate();
  const back = () => navigate('/edats/suspension');
  return (
    <Page title="Add suspension">
      <FormShell
        endpoint={addSuspension}
        initial={blankSuspension(campus)}
        body={bodyOf}
        draft="suspension:new"
        submit="Suspend work"
        success="Work is suspended."
        onDone={back}
        onCancel={back}
      >
        {(form) => <SuspensionFields form={form} />}
      </FormShell>
    </Page>
  );
}
