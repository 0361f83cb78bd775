import { useContributed } from '@talaan/kernel/web/module.ts';
import { useLoaded } from '@talaan/kernel/web/use-loaded.ts';
import { filingParts, type FilingPart, type FilingPartProps } from './filing-part.ts';

/** What other modules say of an application before it is filed. */
export function FilingParts(props: FilingPartProps) {
  return useContributed(filingParts).map(({ name, load }) => <Loaded key={name} load={load} {...props} />);
}

function Loaded({ load, ...props }: Pick<FilingPart, 'load'> & FilingPartProps) {
  const loaded = useLoaded(load);
  return loaded && <loaded.Part {...props} />;
}
