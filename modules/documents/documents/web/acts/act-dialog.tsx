import { useContributed } from '@talaan/kernel/web/module.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useLoaded } from '@talaan/kernel/web/use-loaded.ts';
import { actForms, type ActFormProps } from './act-form.ts';

const PlainForm = openedLater(async () => (await import('./plain-form.tsx')).PlainForm);

/** Asks what an act needs: by the form that a module contributed for it, else for a remark or the reason alone. */
export function ActDialog(props: ActFormProps) {
  const own = useContributed(actForms).find(({ acts }) => acts.includes(props.acting.act));
  const loaded = useLoaded(own?.load);
  if (!own) return <PlainForm {...props} />;
  return loaded && <loaded.Form {...props} />;
}
