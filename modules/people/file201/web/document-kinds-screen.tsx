import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ListEditor } from '@talaan/reference/web/others/list-editor.tsx';
import { countKindUses, documentKinds } from '../contract.ts';

export function Screen() {
  return (
    <Page title="Kinds of 201 documents" intro="What a 201 file holds. What is in use is not removed but retired from a date.">
      <ListEditor lookup={documentKinds} name="document_kind" usesOf={countKindUses} />
    </Page>
  );
}
