import { Box, Button, Group, Menu, OverflowList, Scroller, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconDots, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { changeView, removeView } from '../../../contract/saved-views.ts';
import { confirmRemoval } from '../../dialogs/confirm.tsx';
import type { ListView } from './list-view-match.ts';
import type { ViewQuestion } from './list-view-dialog.tsx';
import { showSuccess } from '../../toasts.ts';
import { useSend } from '../../calls/use-call.ts';
import { useOpenView, type ListViews } from './use-list-views.ts';
import './list-views.css';
import { say } from '../../../contract/say.ts';

export interface ListViewTabsProps {
  views: ListViews;
  /** What would be saved: what the address says, and the columns that are shown. */
  saving: string;
  isPhone: boolean;
  /** Saving and going back wait in the menu, as on a phone. */
  isTight: boolean;
  /** Asks for the name of a view: `ViewQuestionDialog`. */
  onAsk: (question: ViewQuestion) => void;
}

/** The views of a list as tabs; where one differs from what is shown, it can be saved or gone back to. On a phone that has none yet, a button. */
export function ViewTabs({ views: list, saving, isPhone, isTight, onAsk }: ListViewTabsProps) {
  const { views, active, differs, addressOf, remember } = list;
  const open = useOpenView(list);
  const save = useSend(changeView, { onDone: ({ view }) => showSuccess(say('The view “{name}” is saved.', { name: view.name })) });
  const hasViews = views.length > 1;

  const tab = (view: ListView) => (
    <Link
      key={view.key}
      to={addressOf(view)}
      replace
      className="view-tab"
      aria-current={view === active ? 'page' : undefined}
      data-view-tab
      onClick={() => remember(view.key)}
    >
      {view.name}
      {view.saved?.is_shared && <IconUsers size={14} stroke={1.75} aria-label={say('Shared')} role="img" />}
      {view === active && differs && <Differs />}
    </Link>
  );
  const mayChange = active.saved?.may_change ?? false;
  const saveAgain = () => active.saved && save.mutate({ params: { id: active.saved.id }, body: { query: saving } });
  const askName = () => onAsk({ what: 'new', query: saving });
  // A line of its own would hold nothing but the menu.
  if (isPhone && !hasViews)
    return (
      <Button variant="default" onClick={askName}>
        {say('Save as new view…')}
      </Button>
    );
  return (
    <Group gap={4} wrap="nowrap" flex={1} miw={0} className="list-views">
      {hasViews &&
        (isPhone ? (
          <Scroller component="nav" aria-label={say('Views')} flex={1} miw={0}>
            <Group gap={0} wrap="nowrap">
              {views.map(tab)}
            </Group>
          </Scroller>
        ) : (
          <Box component="nav" aria-label={say('Views')} flex="0 1 auto" miw={0}>
            <OverflowList
              data={views}
              gap={0}
              getItemKey={({ key, name }) => `${key} ${name} ${key === active.key && differs}`}
              renderItem={tab}
              renderOverflow={(hidden) => <MoreViews views={hidden} active={active} differs={differs} onOpen={open} />}
            />
          </Box>
        ))}
      {differs && !isTight && (
        <Group gap={4} wrap="nowrap" flex="none">
          {mayChange ? (
            <Button size="compact-sm" variant="light" loading={save.isPending} onClick={saveAgain}>
              {say('Save')}
            </Button>
          ) : (
            <Button size="compact-sm" variant="light" onClick={askName}>
              {say('Save as new…')}
            </Button>
          )}
          {hasViews && (
            <Button size="compact-sm" variant="subtle" onClick={() => open(active)}>
              {say('Reset')}
            </Button>
          )}
        </Group>
      )}
      {(hasViews || isTight) && (
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <UnstyledButton className="view-actions" aria-label={say('Actions of the view')}>
              <IconDots size={16} stroke={1.75} />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {isTight && differs && mayChange && <Menu.Item onClick={saveAgain}>{say('Save')}</Menu.Item>}
            <Menu.Item onClick={askName}>{say('Save as new…')}</Menu.Item>
            {isTight && differs && <Menu.Item onClick={() => open(active)}>{say('Reset')}</Menu.Item>}
            {active.saved && mayChange && <OwnActions list={list} view={active.saved} onRename={onAsk} onGone={() => open(views[0]!)} />}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

function Differs() {
  return <span className="view-differs" role="img" aria-label={say('Changed')} />;
}

interface MoreViewsProps {
  views: ListView[];
  active: ListView;
  differs: boolean;
  onOpen: (view: ListView) => void;
  /** By it the list measures whether there is room. */
  ref?: React.Ref<HTMLButtonElement>;
}

function MoreViews({ views, active, differs, onOpen, ref }: MoreViewsProps) {
  const hidden = views.find(({ key }) => key === active.key);
  return (
    // The line of tabs cuts what reaches below it.
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton ref={ref} className="view-tab" aria-current={hidden ? 'true' : undefined} data-view-tab>
          {hidden ? hidden.name : say('More')}
          {hidden && differs && <Differs />}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map((view) => (
          <Menu.Item
            key={view.key}
            onClick={() => onOpen(view)}
            rightSection={view.saved?.is_shared && <IconUsers size={14} aria-label={say('Shared')} role="img" />}
          >
            {view.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface OwnActionsProps {
  list: ListViews;
  view: NonNullable<ListView['saved']>;
  onRename: (asking: ViewQuestion) => void;
  onGone: () => void;
}

/** What the owner of a view, or an administrator, may do with it. */
function OwnActions({ list, view, onRename, onGone }: OwnActionsProps) {
  const share = useSend(changeView, {
    onDone: ({ view: { name, is_shared: isShared } }) =>
      showSuccess(
        isShared ? say('“{name}” is shared with all who may open this list.', { name }) : say('“{name}” is yours alone.', { name }),
      ),
  });
  const remove = useSend(removeView, {
    onDone: ({ message }) => {
      showSuccess(message);
      onGone();
    },
  });
  const params = { id: view.id };
  return (
    <>
      <Menu.Item onClick={() => onRename({ what: 'rename', id: view.id, name: view.name })}>{say('Rename…')}</Menu.Item>
      {(view.is_shared || list.mayShare) && (
        <Menu.Item onClick={() => share.mutate({ params, body: { is_shared: !view.is_shared } })}>
          {view.is_shared ? say('Stop sharing') : say('Share')}
        </Menu.Item>
      )}
      <Menu.Item
        color="red"
        onClick={async () => {
          if (await confirmRemoval(view.name)) remove.mutate({ params });
        }}
      >
        {say('Delete…')}
      </Menu.Item>
    </>
  );
}
