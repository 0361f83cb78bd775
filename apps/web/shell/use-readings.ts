import { useLocalStorage } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import { isAbout, knownWords } from '@talaan/kernel/web/ask/known-words.ts';
import { questionOf } from '@talaan/kernel/web/ask/question.ts';
import { nearest, readQuestion } from '@talaan/kernel/web/ask/read-question.ts';
import { addressOf, formatQuestion } from '@talaan/kernel/web/ask/format-question.ts';
import type { OptionSource } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import type { FilterOption } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { mayOpen } from '@talaan/kernel/web/guard.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { SEARCH_FROM } from '@talaan/kernel/web/search-terms.ts';
import { screens } from '../screens.ts';
import { askedFirst, askedOnceMore, type Asked } from './asked-before.ts';

const NO_OPTIONS: readonly FilterOption[] = [];

/** What a text asks of the lists that one may open, the nearest first; what was asked before, and what may be asked. */
export function useReadings(typed: string) {
  const user = useCurrentUser();
  const today = useToday();
  const lists = useContributed(askedLists).flatMap((list) => {
    const path = list.paths.find((one) => screens.some((screen) => screen.path === one && mayOpen(screen, user)));
    return path === undefined ? [] : [{ ...list, path }];
  });
  // Only words that are understood are kept: names of people are none of them.
  const [asked, setAsked] = useLocalStorage<Asked[]>({ key: `talaan.asked:${user.id}`, defaultValue: [], getInitialValueInEffect: false });
  const isAsked = typed.trim().length >= SEARCH_FROM;
  const loaded = useQueries({
    queries: lists.map(({ path, load }) => ({
      queryKey: ['asked in words', path],
      queryFn: async () => (await load()).askedWords,
      enabled: isAsked,
      staleTime: Infinity,
      structuralSharing: false,
      meta: { search: true },
    })),
  });
  const question = questionOf(typed, today, true);
  const meant = lists.flatMap(({ path, place }, at) => {
    const words = loaded[at]!.data;
    return isAsked &&
      words &&
      isAbout(
        question,
        knownWords(words, () => NO_OPTIONS),
      )
      ? [{ path, place, words }]
      : [];
  });
  const sources = new Map<string, OptionSource>();
  for (const { words } of meant)
    for (const part of words.parts)
      if (part.kind === 'choice' && !Array.isArray(part.options)) sources.set(JSON.stringify(part.options.key), part.options);
  const read = useQueries({
    queries: [...sources.values()].map(({ key, read: ask }) => ({
      queryKey: key,
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
      meta: { search: true },
    })),
  });
  const answers = new Map([...sources.keys()].map((key, at) => [key, read[at]?.data]));
  const optionsOf = (source: OptionSource) => {
    const answer = answers.get(JSON.stringify(source.key));
    return answer === undefined ? undefined : source.toOptions(answer as never);
  };
  const found = meant.flatMap(({ path, words, place }) => {
    const known = knownWords(words, optionsOf);
    return readQuestion(typed, known, today).map((reading) => ({ ...reading, path, known, place }));
  });
  return {
    readings: nearest(found).map(({ path, known, filters }) => ({
      label: formatQuestion(known, filters, today),
      address: addressOf(path, known, filters),
    })),
    isSettled: !isAsked || ![...loaded, ...read].some(({ isLoading }) => isLoading),
    examples: lists.map(({ example }) => example).filter((example) => asked.every(({ text }) => text !== example)),
    /** What this account asked in this browser, the most used and latest first. */
    before: askedFirst(asked, today).map(({ text }) => text),
    keep: () => setAsked(askedOnceMore(asked, typed, today)),
  };
}
