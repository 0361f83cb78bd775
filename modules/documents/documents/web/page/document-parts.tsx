import { useContributed } from '@talaan/kernel/web/module.ts';
import { useLoaded } from '@talaan/kernel/web/use-loaded.ts';
import { documentParts, type DocumentPart, type DocumentPartProps } from './document-part.ts';

/** What other modules say of a paper. */
export function DocumentParts(props: DocumentPartProps) {
  return useContributed(documentParts).map(({ name, load }) => <Loaded key={name} load={load} {...props} />);
}

function Loaded({ load, ...props }: Pick<DocumentPart, 'load'> & DocumentPartProps) {
  const loaded = useLoaded(load);
  return loaded && <loaded.Part {...props} />;
}
