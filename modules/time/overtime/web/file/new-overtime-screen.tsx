import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listMakeupClasses } from '../../contract/makeup-classes.ts';
import { fileOvertime, OFFICE_GROUPS } from '../../contract/overtime.ts';
import { MakeupForm } from '../makeup/makeup-form.tsx';
import { blankOvertime, bodyOf } from './overtime-values.ts';
import { OvertimeFields } from './overtime-fields.tsx';

const INTRO = 'Overtime is ordered before it is done. Hours count as the punches show them, after the regular hours.';
const MAKEUP_INTRO = 'A class that was missed is made up after chair and dean have approved it; the punches show that it was held.';

/** Proposes one's own overtime, or orders it for people of one's office; who teaches files make-up classes here, too. */
export function Screen() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const views = useCurrentUser().allowed_views;
  const maySendOthers = OFFICE_GROUPS.some((group) => opens(group, views));
  const isTeacher = useCall(listMakeupClasses, { query: { per_page: 5 } }).data?.may_file === true;
  const isMakeup = isTeacher && search.get('kind') === 'make-up-class';
  const shared = { onDone: (id: number) => void navigate(`/account/overtime/${id}`), onCancel: () => void navigate(-1) };
  return (
    <Page
      title={say('New overtime request')}
      intro={isMakeup ? MAKEUP_INTRO : INTRO}
      actions={
        isTeacher && (
          <SegmentedControl
            aria-label={say('What is filed')}
            value={isMakeup ? 'make-up-class' : 'overtime'}
            onChange={(kind) => setSearch(kind === 'overtime' ? {} : { kind }, { replace: true })}
            data={[
              { value: 'overtime', label: say('Overtime') },
              { value: 'make-up-class', label: say('Make-up class') },
            ]}
          />
        )
      }
    >
      {isMakeup ? (
        <MakeupForm {...shared} />
      ) : (
        <FormShell
          endpoint={fileOvertime}
          initial={blankOvertime(dayInAddress(search, 'date'))}
          body={bodyOf}
          draft="overtime:new"
          submit={say('File')}
          success={say('The overtime was filed.')}
          maw={720}
          onDone={({ id }) => shared.onDone(id)}
          onCancel={shared.onCancel}
        >
          {(form) => <OvertimeFields form={form} maySendOthers={maySendOthers} />}
        </FormShell>
      )}
    </Page>
  );
}
