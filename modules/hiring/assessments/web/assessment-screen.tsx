import { Skeleton, Tabs } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readAssessment } from '../contract/assessment.ts';
import { AssessmentSetup } from './assessment-setup.tsx';
import { CreditTable } from './credit-table.tsx';
import { DecisionPart } from './decision-part.tsx';
import { RankingPart } from './ranking-part.tsx';
import { SeatProgress } from './seat-progress.tsx';

/** From the form of a post to the choice of the appointing authority; the part that is looked at is in the address. */
export function Screen() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const answer = useCall(readAssessment, { params: { id: Number(id) } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  // What is kept of the one before is not this one: it would be written to.
  if (!answer.data || answer.isPlaceholderData) return <Skeleton h={400} aria-busy />;
  const assessment = answer.data;
  const { post, form } = assessment;
  return (
    <Page
      title="Comparative assessment"
      intro={`${post.title} (${post.code}), ${post.office}${form ? ` · ${form.name}, version ${form.version}` : ''}`}
    >
      <Tabs
        value={search.get('part') ?? 'scores'}
        onChange={(part) => setSearch({ part: part! }, { replace: true, preventScrollReset: true })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="scores">Scores</Tabs.Tab>
          <Tabs.Tab value="ranking">Ranking</Tabs.Tab>
          <Tabs.Tab value="decision">Recommendation and choice</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="scores">
          <AssessmentSetup key={`${form?.id} ${assessment.is_blind}`} assessment={assessment} />
          <SeatProgress assessment={assessment} />
          <CreditTable assessment={assessment} />
        </Tabs.Panel>
        <Tabs.Panel value="ranking">
          <RankingPart assessment={assessment} />
        </Tabs.Panel>
        <Tabs.Panel value="decision">
          <DecisionPart assessment={assessment} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
