import { useContext } from 'react';
import { Input, Radio, Rating, Group, Skeleton, Stack, Textarea } from '@mantine/core';
import { useLocation } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useAllScreens, WebModules } from '@talaan/kernel/web/module.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import { listOwnFeedback, readForm, sendFeedback } from '../../contract/items.ts';
import { KINDS, type Kind } from '../../contract/words.ts';
import { PictureField, type AttachedPicture } from './picture-field.tsx';

interface Values {
  module: string | null;
  kind: Kind | null;
  body: string;
  rating: number;
  picture: AttachedPicture | null;
}

/** A problem, a suggestion or praise, from whichever screen one is on. */
export function TellUsDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const here = useModuleAt(pathname);
  const answer = useCall(readForm, {});
  const modules = answer.data?.modules;
  const initial: Values = {
    module: modules?.some(({ code }) => code === here) ? here! : null,
    kind: null,
    body: '',
    rating: 0,
    picture: null,
  };
  return (
    <Dialog title="Tell us" size="form" onClose={onClose}>
      {answer.isError && !modules && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!modules && !answer.isError && <Skeleton h={320} aria-busy />}
      {modules && (
        <FormShell
          endpoint={sendFeedback}
          initial={initial}
          body={({ module, kind, body, rating, picture }) => ({
            module: module ?? '',
            kind: kind as Kind,
            body,
            rating: rating === 0 ? null : rating,
            screen: pathname,
            picture_path: picture?.path ?? null,
          })}
          draft={`feedback:${pathname}`}
          submit="Send"
          success={({ message }) => message}
          alsoRefresh={[listOwnFeedback]}
          onDone={onClose}
        >
          {(form) => (
            <Stack gap="md">
              <Radio.Group label="What is it?" required {...form.getInputProps('kind')}>
                <Group gap="md" mt={4}>
                  {Object.entries(KINDS).map(([kind, label]) => (
                    <Radio key={kind} value={kind} label={label} />
                  ))}
                </Group>
              </Radio.Group>
              <SearchSelect
                label="About"
                required
                data={modules.map(({ code, title }) => ({ value: code, label: title }))}
                nothingFoundMessage="No such module"
                {...form.getInputProps('module')}
              />
              <Textarea label="In your words" required autosize minRows={3} maxRows={10} maxLength={2000} {...form.getInputProps('body')} />
              <Input.Wrapper label="How satisfied are you with it?" labelElement="div" error={form.errors.rating}>
                <Rating
                  mt={4}
                  size="lg"
                  allowClear
                  getSymbolLabel={(value) => `${value} of 5`}
                  value={form.values.rating}
                  onChange={(rating) => form.setFieldValue('rating', rating)}
                />
              </Input.Wrapper>
              <PictureField
                value={form.values.picture}
                onChange={(picture) => form.setFieldValue('picture', picture)}
                error={form.errors.picture_path}
              />
            </Stack>
          )}
        </FormShell>
      )}
    </Dialog>
  );
}

/** The module whose screen is at an address. */
function useModuleAt(pathname: string): string | undefined {
  const modules = useContext(WebModules);
  const screen = screenAt(useAllScreens(), pathname);
  return screen && modules.find(({ screens }) => screens?.includes(screen))?.name;
}
