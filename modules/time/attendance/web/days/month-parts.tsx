import { useContributed } from '@talaan/kernel/web/module.ts';
import { useLoaded } from '@talaan/kernel/web/use-loaded.ts';
import { monthParts, type MonthPart } from '../month-part.ts';

/** What other modules show above a month of one's own. */
export function MonthParts({ month }: { month: string }) {
  return useContributed(monthParts).map(({ name, load }) => <Loaded key={name} load={load} month={month} />);
}

function Loaded({ load, month }: Pick<MonthPart, 'load'> & { month: string }) {
  const loaded = useLoaded(load);
  return loaded && <loaded.Part month={month} />;
}
