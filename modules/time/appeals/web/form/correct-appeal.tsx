import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { correctAppeal, type Appeal } from '../../contract/appeals.ts';
import { AppealFields, claimsOf, factsOf, timesOf, type AppealValues } from './appeal-fields.tsx';
import { PreviewedDay } from './new-appeal-screen.tsx';

/** A returned appeal, with what it said, to be corrected. */
export function CorrectAppeal({ appeal: { id, date, reason, explanation, claims, now } }: { appeal: Appeal }) {
  const initial: AppealValues = { reason, explanation, times: timesOf(claims), proof: null };
  return (
    <FormShell
      endpoint={correctAppeal}
      params={{ id }}
      initial={initial}
      body={factsOf}
      draft={`appeal:correct:${id}`}
      submit={say('File again')}
      success={say('The appeal was filed again.')}
      alsoRefresh={[{ path: '/api/requests' }]}
    >
      {(form) => (
        <WithConsequences fields={<AppealFields form={form} now={now} asked={claims} />}>
          <PreviewedDay date={date} claims={claimsOf(form.getValues())} />
        </WithConsequences>
      )}
    </FormShell>
  );
}
