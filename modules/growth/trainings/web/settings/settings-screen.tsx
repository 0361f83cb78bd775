import { Skeleton } from '@mantine/core';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { FACTOR_NAMES } from '../../contract/codes.ts';
import { readSettings, removeTerms, TERMS_KINDS, type Settings } from '../../contract/settings.ts';
import { SCREENING_FACTORS } from '../../rules/screening-points.ts';
import { DatedTerms, type TermsRow } from './dated-terms.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** What nominees are screened by and what follows a training, by the day from which it applies. */
export function Screen() {
  const answer = useCall(readSettings, {});
  const removing = useSend(removeTerms, { alsoRefresh: [readSettings] });
  const remove = (id: number) => removing.mutate({ params: { id } });
  const settings = answer.data;
  return (
    <Page
      title="Training settings"
      intro="The committee screens by the points of the day on which it records them. A training keeps what applies on its first day."
    >
      {answer.isError && !settings && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!settings && !answer.isError && <Skeleton h={320} aria-busy />}
      {settings && (
        <>
          <DatedTerms
            title={TERMS_KINDS.POINTS}
            all={settings.points}
            rows={pointRows}
            onRemove={remove}
            dialog={(onClose) => <TermsDialog kind="POINTS" settings={settings} onClose={onClose} />}
          />
          <DatedTerms
            title={TERMS_KINDS.FOLLOW_UP}
            all={settings.follow_up}
            rows={followUpRows}
            onRemove={remove}
            dialog={(onClose) => <TermsDialog kind="FOLLOW_UP" settings={settings} onClose={onClose} />}
          />
        </>
      )}
    </Page>
  );
}

function pointRows({ most }: Settings['points'][number]): TermsRow[] {
  return SCREENING_FACTORS.map((factor) => [FACTOR_NAMES[factor], `${most[factor]}`]);
}

function followUpRows(one: Settings['follow_up'][number]): TermsRow[] {
  const days = one.report_days === 1 ? '1 day' : `${one.report_days} days`;
  return [
    ['Certificate, report and re-entry plan', `within ${days} after it`],
    ['Certificate of the university', `from ${one.certificate_from} % of the hours attended`],
    ['Evaluation of the application', `${one.application_from} to ${one.application_to} months after it`],
  ];
}
