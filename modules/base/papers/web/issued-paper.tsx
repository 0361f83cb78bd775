import type { ComponentProps } from 'react';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { paperActions } from './paper-action.ts';

interface IssuedPaperProps extends Omit<ComponentProps<typeof PdfView>, 'beside'> {
  /** Under which it was issued; null for a draft, and for a paper that has none. */
  code: string | null;
}

/** A paper as it was issued, with what other modules do with it, such as its registration as a document. */
export function IssuedPaper({ code, ...view }: IssuedPaperProps) {
  const views = useCurrentUser().allowed_views;
  const actions = useContributed(paperActions).filter(({ groups }) => groups.some((group) => opens(group, views)));
  return (
    <PdfView
      {...view}
      beside={
        code !== null && actions.map(({ name, Action }) => <Action key={name} code={code} name={view.name} fetchPdf={view.fetchPdf} />)
      }
    />
  );
}
