import { Skeleton, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { chooseItems, listCandidates, listReports, type Candidate, type Report } from '../../contract/disposals.ts';
import { CandidateChoice } from './candidate-choice.tsx';

interface ItemsDialogProps {
  report: Report;
  onClose: () => void;
}

/** Items come onto a draft and leave it: first what is on it, then what else is unserviceable of its fund and class. */
export function ItemsDialog({ report, onClose }: ItemsDialogProps) {
  const answer = useCall(listCandidates, { query: { fund: report.fund_code } });
  return (
    <Dialog size="form" title={say('Add or remove items')} onClose={onClose}>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.isError && !answer.data && <Skeleton h={240} aria-busy />}
      {answer.data && <ItemsForm report={report} candidates={answer.data.items} onClose={onClose} />}
    </Dialog>
  );
}

function ItemsForm({ report, candidates, onClose }: ItemsDialogProps & { candidates: readonly Candidate[] }) {
  const listed = report.lines.filter(({ is_open: isOpen }) => isOpen).map(({ item_id: id }) => id);
  const items = candidates
    .filter(({ id, class: of, hindrance }) => listed.includes(id) || (hindrance === null && (of === 'PPE') === (report.type === 'IIRUP')))
    .map((item) => ({ ...item, hindrance: null }))
    .toSorted((one, next) => Number(listed.includes(next.id)) - Number(listed.includes(one.id)));
  return (
    <FormShell
      endpoint={chooseItems}
      params={{ id: report.id }}
      initial={{ item_ids: listed }}
      draft={`property-disposal:items:${report.id}`}
      submit={say('Save')}
      success={({ message }) => message}
      alsoRefresh={[listReports, listCandidates]}
      onDone={onClose}
    >
      {(form) => (
        <>
          <Text size="sm">{say('What is unserviceable of this fund cluster and class, and on no other report.')}</Text>
          <CandidateChoice
            items={items}
            value={form.values.item_ids}
            onChange={(ids) => form.setFieldValue('item_ids', ids)}
            errors={form.errors}
          />
        </>
      )}
    </FormShell>
  );
}
