import { Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { readSettings } from '../../contract/settings.ts';
import { IndicatorList } from './indicator-list.tsx';
import { MfoList } from './mfo-list.tsx';
import { PastList } from './past-list.tsx';
import { Periods } from './periods.tsx';
import { Deadlines, Scales, Weights } from './terms.tsx';
import { Team } from './team.tsx';

const TABS = {
  periods: 'Periods',
  weights: 'Weights',
  scales: 'Scales',
  mfos: 'MFOs',
  indicators: 'Indicators',
  pmt: 'PMT',
  deadlines: 'Deadlines',
  earlier: 'Earlier ratings',
} as const;

const LISTS = { mfos: MfoList, indicators: IndicatorList, earlier: PastList } as const;

/** What ratings rest on: periods, dated weights, scales and deadlines, MFOs with their indicators, the team, and ratings from before. */
export function Screen() {
  const tab = useScreenPart(TABS);
  const parts = <ScreenParts parts={TABS} />;
  if (tab in LISTS) {
    const List = LISTS[tab as keyof typeof LISTS];
    return <List parts={parts} />;
  }
  return <Settings tab={tab} />;
}

function Settings({ tab }: { tab: keyof typeof TABS }) {
  const answer = useCall(readSettings, {});
  const settings = answer.data;
  return (
    <Page
      title="SPMIS settings"
      intro="A period keeps the weights, scales and deadlines of its first day."
      actions={<ScreenParts parts={TABS} />}
    >
      {answer.isError && !settings && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!settings && !answer.isError && <Skeleton h={320} aria-busy />}
      {settings && tab === 'periods' && <Periods periods={settings.periods} />}
      {settings && tab === 'weights' && <Weights weights={settings.weights} />}
      {settings && tab === 'scales' && <Scales settings={settings} />}
      {settings && tab === 'deadlines' && <Deadlines deadlines={settings.deadlines} />}
      {settings && tab === 'pmt' && <Team team={settings.team} />}
    </Page>
  );
}
