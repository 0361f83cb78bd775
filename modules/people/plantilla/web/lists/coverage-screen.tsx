import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ListEditor } from '@talaan/reference/web/others/list-editor.tsx';
import { countPlantillaUses, coverages } from '../../contract/lists.ts';

export function Screen() {
  return (
    <Page title="Plantilla coverage" intro="What items are for. It decides which selection board is used.">
      <ListEditor lookup={coverages} name="coverage" usesOf={countPlantillaUses} />
    </Page>
  );
}
