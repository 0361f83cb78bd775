import { useNavigate, useParams } from 'react-router';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { addSuspension } from '../../contract/suspensions.ts';
import { bodyOf, SuspensionFields, type SuspensionValues } from './suspension-fields.tsx';

export function Screen() {
  const campus = Number(useParams().cid) || null;
  const navigate = useNavigate();
  const back = () => navigate('/edats/suspension');
  const blank: SuspensionValues = { date: null, whole_day: true, from_minute: null, campus_id: campus, reason: '', issued_by: '' };
  return (
    <Page title="Add suspension">
      <FormShell
        endpoint={addSuspension}
        initial={blank}
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
