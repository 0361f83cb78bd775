import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { listIndicators, type Indicator } from '../../contract/indicators.ts';

const ALL = { active: 'true', per_page: 999 } as const;

/** Success indicators of the bank under their programs; one that is chosen is taken into the target that is written. */
export function IndicatorBank({ onTake }: { onTake: (indicator: Indicator) => void }) {
  const { data } = useCall(listIndicators, { query: ALL });
  const indicators = data?.indicators ?? [];
  if (indicators.length === 0) return null;
  return (
    <SearchSelect
      label="From the bank"
      placeholder="Take an indicator"
      value={null}
      data={[...Map.groupBy(indicators, ({ mfo }) => mfo)].map(([group, of]) => ({
        group,
        items: of.map(({ id, indicator }) => ({ value: String(id), label: indicator })),
      }))}
      onChange={(chosen) => {
        const taken = indicators.find(({ id }) => String(id) === chosen);
        if (taken) onTake(taken);
      }}
    />
  );
}
