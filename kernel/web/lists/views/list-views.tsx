import type { ViewQuestion } from './list-view-dialog.tsx';
import type { ListViewTabsProps } from './list-view-tabs.tsx';
import { openedLater, shownLater } from '../../shown-later.ts';
import { useOpenView, type ListViews } from './use-list-views.ts';

const ViewTabs = shownLater(async () => (await import('./list-view-tabs.tsx')).ViewTabs);
const ViewDialog = openedLater(async () => (await import('./list-view-dialog.tsx')).ViewDialog);

/** The views of a list, where it has some or could have one. */
export function ListViewTabs(props: ListViewTabsProps) {
  const { views, query } = props.views;
  return (views.length > 1 || query !== '') && <ViewTabs {...props} />;
}

/** Beside the tabs, since these go with the menu in which a phone has them. */
export function ViewQuestionDialog({ views: list, asking, onClose }: { views: ListViews; asking: ViewQuestion; onClose: () => void }) {
  const open = useOpenView(list);
  return (
    <ViewDialog
      asking={asking}
      place={list.place}
      mayShare={list.mayShare}
      onClose={onClose}
      onSaved={(view) => {
        onClose();
        open({ key: String(view.id), name: view.name, query: view.query });
      }}
    />
  );
}
