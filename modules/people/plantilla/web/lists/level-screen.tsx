import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ListEditor } from '@talaan/reference/web/others/list-editor.tsx';
import { countPlantillaUses, levels } from '../../contract/lists.ts';

export function Screen() {
  return (
    <Page title="Plantilla levels" intro="Levels of items as the PSIPOP has them; its column shows the code.">
      <ListEditor lookup={levels} name="level" usesOf={countPlantillaUses} />
    </Page>
  );
}
