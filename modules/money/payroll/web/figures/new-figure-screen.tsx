import { Skeleton, Stack, TextInput } from '@mantine/core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { FIGURE_PARTS } from '../../contract/figure-fields.ts';
import { addFigure, listFigures } from '../../contract/figures.ts';
import { FIGURE_NAMES, type FigureKind } from '../../rules/figures/rates.ts';
import { FigurePartField } from './figure-part-field.tsx';
import { bodyOf, startFrom } from './figure-values.ts';

/** A new circular: it begins as what applies now, and is changed from a day on. */
export function Screen() {
  const navigate = useNavigate();
  const kind = useParams().kind as FigureKind;
  const back = `/payroll/figures/${kind}`;
  const answer = useCall(listFigures, {});
  if (!(kind in FIGURE_NAMES)) return <Navigate to="/payroll/figures" replace />;
  const title = `New figure: ${FIGURE_NAMES[kind]}`;
  if (answer.isError && !answer.data) return <RecordFailed title={title} list={back} answer={answer} />;
  if (!answer.data) return <Skeleton h={420} aria-busy />;
  const latest = answer.data.figures.find((one) => one.kind === kind);
  return (
    <Page
      title={title}
      intro="It applies to each month that ends on or after the day from which it applies. Months that were paid by the old one are computed again, and what differs is in the next payroll."
    >
      <FormShell
        endpoint={addFigure}
        initial={startFrom(kind, latest)}
        body={(values) => bodyOf(kind, values)}
        draft={`payroll-figure:${kind}`}
        submit="Save figure"
        success={({ message }) => message}
        alsoRefresh={[listFigures]}
        onDone={() => void navigate(back)}
        onCancel={() => void navigate(back)}
      >
        {(form) => (
          <Stack gap="md">
            <DateField label="Applies from" required w={220} {...form.getInputProps('effective_on')} />
            <TextInput label="Law, circular or order" required maw={520} {...form.getInputProps('source')} />
            {FIGURE_PARTS[kind].map((part) => (
              <FigurePartField key={part.name} part={part} form={form} />
            ))}
          </Stack>
        )}
      </FormShell>
    </Page>
  );
}
