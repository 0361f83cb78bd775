import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { fileOvertime, OFFICE_GROUPS } from '../../contract/overtime.ts';
import { blankOvertime, bodyOf } from './overtime-values.ts';
import { OvertimeFields } from './overtime-fields.tsx';

/** Proposes one's own overtime, or orders it for people of one's office. */
export function Screen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const views = useCurrentUser().allowed_views;
  const maySendOthers = OFFICE_GROUPS.some((group) => opens(group, views));
  return (
    <Page
      title="New overtime request"
      intro="Overtime is ordered before it is done. Hours count as the punches show them, after the regular hours."
    >
      <FormShell
        endpoint={fileOvertime}
        initial={blankOvertime(search.get('date'))}
        body={bodyOf}
        draft="overtime:new"
        submit="File"
        success="The overtime was filed."
        maw={720}
        onDone={({ id }) => void navigate(`/account/overtime/${id}`)}
        onCancel={() => void navigate(-1)}
      >
        {(form) => <OvertimeFields form={form} maySendOthers={maySendOthers} />}
      </FormShell>
    </Page>
  );
}
