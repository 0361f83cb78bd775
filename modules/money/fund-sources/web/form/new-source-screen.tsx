import { useNavigate } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addSource, listSources } from '../../contract/sources.ts';
import { SourceFields } from './source-fields.tsx';
import { blankSource, bodyOf } from './source-values.ts';

const WIDTH = 860;

/** Sets up a fund source of a year. */
export function Screen() {
  const navigate = useNavigate();
  const today = useToday();
  return (
    <Page title="New fund source" intro="Once one of a year is set up, each casual or contract of that year names the fund that pays.">
      <FormShell
        endpoint={addSource}
        maw={WIDTH}
        initial={blankSource(Number(today.slice(0, 4)))}
        body={bodyOf}
        draft="fund-source:new"
        submit="Set up"
        success={({ message }) => message}
        alsoRefresh={[listSources]}
        onDone={({ id }) => void navigate(`/payroll/casual_fund_source/${id}`)}
        onCancel={() => void navigate('/payroll/casual_fund_source')}
      >
        {(form) => <SourceFields form={form} />}
      </FormShell>
    </Page>
  );
}
