import { Skeleton, Stack } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { readBoard } from '../../contract/boards.ts';
import { compose, readComposition } from '../../contract/composition.ts';
import { BOARDS, type BoardCode } from '../../rules/default-boards.ts';
import { ChosenFigures } from './chosen-figures.tsx';

interface Values {
  office_id: number | null;
  figures: string[];
}

/** Which figures a board has, in their order, and whose offices they are about. */
export function Screen() {
  const { board } = useParams() as { board: BoardCode };
  const navigate = useNavigate();
  const answer = useCall(readComposition, { params: { board } });
  const back = () => void navigate(`/executivedashboard/${board}`);
  return (
    <Page title="Compose a board" intro={BOARDS[board].title}>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={400} aria-busy />}
      {answer.data && (
        <FormShell<typeof compose, Values>
          endpoint={compose}
          params={{ board }}
          initial={{ office_id: answer.data.composition.office_id, figures: answer.data.composition.figures }}
          {...(answer.data.version === undefined ? {} : { version: answer.data.version })}
          draft={`compose-board:${board}`}
          submit="Save"
          maw={720}
          success={({ message }) => message}
          alsoRefresh={[readBoard, readComposition]}
          onDone={back}
          onCancel={back}
        >
          {(form) => (
            <Stack gap="md">
              <OfficePicker
                label="Offices"
                description="The board is about this office and all below it; without one, about the university."
                placeholder="The university"
                {...form.getInputProps('office_id')}
              />
              <ChosenFigures
                offered={answer.data.offered}
                chosen={form.values.figures}
                error={form.errors.figures}
                onChange={(figures) => form.setFieldValue('figures', figures)}
              />
            </Stack>
          )}
        </FormShell>
      )}
    </Page>
  );
}
