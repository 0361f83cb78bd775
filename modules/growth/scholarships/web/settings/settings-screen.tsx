import { Skeleton } from '@mantine/core';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { DatedTerms, type TermsRow } from '@talaan/trainings/web/settings/dated-terms.tsx';
import { COST_NAMES, DEGREE_NAMES } from '../../contract/codes.ts';
import {
  readScholarshipSettings,
  removeScholarshipTerms,
  SCHOLARSHIP_TERMS_KINDS,
  type ScholarshipSettings,
} from '../../contract/settings.ts';
import { DEGREES } from '../../rules/grant.ts';
import { inPercent } from '../percent.ts';
import { LengthsDialog, ObligationDialog, RefundDialog } from './terms-dialogs.tsx';

/** What the university asks of its scholars, by the day from which it applies. */
export function Screen() {
  const answer = useCall(readScholarshipSettings, {});
  const removing = useSend(removeScholarshipTerms, { alsoRefresh: [readScholarshipSettings] });
  const onRemove = (id: number) => removing.mutate({ params: { id } });
  const settings = answer.data;
  return (
    <Page
      title="Scholarship settings"
      intro="A contract keeps what applies on the day on which it is signed. The length of a study is granted by what applies when it is applied for."
    >
      {answer.isError && !settings && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!settings && !answer.isError && <Skeleton h={320} aria-busy />}
      {settings && (
        <>
          <DatedTerms
            title={SCHOLARSHIP_TERMS_KINDS.OBLIGATION}
            all={settings.obligation}
            rows={obligationRows}
            onRemove={onRemove}
            dialog={(onClose) => <ObligationDialog start={settings.obligation[0]!} onClose={onClose} />}
          />
          <DatedTerms
            title={SCHOLARSHIP_TERMS_KINDS.REFUND}
            all={settings.refund}
            rows={refundRows}
            onRemove={onRemove}
            dialog={(onClose) => <RefundDialog start={settings.refund[0]!} onClose={onClose} />}
          />
          <DatedTerms
            title={SCHOLARSHIP_TERMS_KINDS.LENGTHS}
            all={settings.lengths}
            rows={lengthRows}
            onRemove={onRemove}
            dialog={(onClose) => <LengthsDialog start={settings.lengths[0]!} onClose={onClose} />}
          />
        </>
      )}
    </Page>
  );
}

function obligationRows({ full_time, part_time, short }: ScholarshipSettings['obligation'][number]): TermsRow[] {
  return [
    ['A year of full-time study', countMonths(full_time)],
    ['A year of part-time study', countMonths(part_time)],
    ...short.map(({ up_to, months }): TermsRow => [`Full-time study of up to ${countMonths(up_to)} in all`, countMonths(months)]),
  ];
}

function refundRows(one: ScholarshipSettings['refund'][number]): TermsRow[] {
  const { unfinished_per10000: share, interest_per10000: interest } = one;
  return [
    ['Costs that are refunded', one.base.map((kind) => COST_NAMES[kind]).join(', ')],
    ['Where the degree is not finished', share === null ? 'the part of the months not served' : `${inPercent(share)} %`],
    ['Interest a year from demand', interest === null ? 'none' : `${inPercent(interest)} %`],
  ];
}

function lengthRows({ most, extension }: ScholarshipSettings['lengths'][number]): TermsRow[] {
  return [
    ...DEGREES.map((degree): TermsRow => [`${DEGREE_NAMES[degree]}, full time`, `at most ${countMonths(most[degree])}`]),
    ['Extension, once', extension === 0 ? 'none' : `at most ${countMonths(extension)}`],
  ];
}

function countMonths(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
