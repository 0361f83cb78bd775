import { useEffect, useState } from 'react';
import { Alert, Anchor, Button, Card, Center, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCloudOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { count as counted } from '@talaan/kernel/web/format-instant.ts';
import { loginPath } from '@talaan/kernel/web/guard.ts';
import { keepPage } from '@talaan/kernel/web/phone/keep-page.ts';
import { readCards, readMyCounts } from '../../contract/counting.ts';
import { titleOf } from '../campaign-title.ts';
import { keepCount, keptCounts, readCount, readHere, saveHere, type Here, type KeptCount } from './count-store.ts';
import { CountRoom } from './count-room.tsx';
import './counting.css';

const ADDRESS = '/property/counting';

/** What there is to count: as Talaan says it, or without a network as this phone has it. */
type Offer = { from: 'talaan'; mine: Answer<typeof readMyCounts> } | { from: 'phone' | 'signed-out' };

/** Counting property with a phone, with or without a network. It is loaded as a page of its own, so that the service worker can keep all of it. */
export function Screen() {
  const [here, setHere] = useState<Here>();
  const [count, setCount] = useState<KeptCount | null>();
  const isWhole = useLoadedHere();
  const isKept = useKept(isWhole);
  const [search] = useSearchParams();
  const asked = Number(search.get('count')) || null;
  useEffect(() => {
    const start = async () => {
      const known = await readHere();
      const chosen = asked ?? known.campaign;
      const kept = chosen === null ? undefined : await readCount(chosen);
      setHere(known);
      setCount(kept ?? null);
      // What others have counted, and cards that came since.
      const newer = kept && (await refreshCount(kept.id));
      if (newer) setCount((before) => (before?.id === newer.id ? newer : before));
    };
    if (isWhole) void start();
  }, [isWhole, asked]);
  if (!here || count === undefined)
    return (
      <Center component="main" mih="100dvh" aria-busy>
        <Title order={1} size="h3">
          {say('Count property')}
        </Title>
      </Center>
    );
  const begin = async (chosen: KeptCount) => {
    const place = { ...here, campaign: chosen.id, ...(here.campaign === chosen.id ? {} : { office_id: null, room: '' }) };
    await saveHere(place);
    setHere(place);
    setCount(chosen);
  };
  if (count)
    return (
      <CountRoom
        key={count.id}
        count={count}
        isKept={isKept}
        here={here.campaign === count.id ? here : { ...here, campaign: count.id, office_id: null, room: '' }}
        onHere={(place) => {
          setHere(place);
          void saveHere(place);
        }}
        onLeave={() => setCount(null)}
      />
    );
  return <ChooseCount asked={asked} onChosen={(chosen) => void begin(chosen)} />;
}

/** A link within the product brings the code of other screens along: the page is loaded once alone, and kept. */
function useLoadedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const isHere = opened !== undefined && new URL(opened.name).pathname === ADDRESS;
  useEffect(() => {
    if (!isHere) location.reload();
  }, [isHere]);
  return isHere;
}

/** Whether this page opens without a network. */
function useKept(isWhole: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isOver = false;
    const keep = async () => {
      const kept = await keepPage(ADDRESS).catch(() => false);
      if (!isOver) setKept(kept);
    };
    if (isWhole) void keep();
    return () => {
      isOver = true;
    };
  }, [isWhole]);
  return isKept;
}

function ChooseCount({ asked, onChosen }: { asked: number | null; onChosen: (count: KeptCount) => void }) {
  const [offer, setOffer] = useState<Offer>();
  const [kept, setKept] = useState<KeptCount[]>([]);
  const [fetching, setFetching] = useState<number>();
  const [fault, setFault] = useState<string>();
  const fetchCards = async (mine: Answer<typeof readMyCounts>, id: number) => {
    setFetching(id);
    setFault(undefined);
    try {
      onChosen(await takeCount(mine, id));
    } catch (failure) {
      setFault(failure instanceof ApiError && failure.status > 0 ? failure.message : 'There is no network now. Try again.');
      setFetching(undefined);
    }
  };
  useEffect(() => {
    const start = async () => {
      setKept(await keptCounts());
      const found = await askForCounts();
      setOffer(found);
      if (found.from === 'talaan' && found.mine.campaigns.some(({ id }) => id === asked)) await fetchCards(found.mine, asked!);
    };
    void start();
    // What is asked for is taken once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <main className="counting">
      <Group justify="space-between" wrap="nowrap">
        <Title order={1} size="h3">
          {say('Count property')}
        </Title>
        <Anchor href="/" size="sm">
          <Group gap={4} wrap="nowrap">
            <IconArrowLeft size={16} aria-hidden /> {say('Back to Talaan')}
          </Group>
        </Anchor>
      </Group>
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
      {!offer && <Loader aria-label={say('Loading')} />}
      {offer?.from === 'signed-out' && (
        <Alert color="yellow">
          {say('You are not signed in. What was scanned is kept here and sent once you are.')}{' '}
          <Anchor component={Link} to={loginPath(ADDRESS)} size="sm">
            {say('Sign in')}
          </Anchor>{' '}
        </Alert>
      )}
      {offer?.from === 'phone' && (
        <Alert color="yellow" icon={<IconCloudOff aria-hidden />}>
          {say('There is no network.')}{' '}
          {kept.length > 0
            ? say('You can continue with the counts on this phone.')
            : say('Open this page once with a network before you go.')}
        </Alert>
      )}
      {offer?.from === 'talaan' && offer.mine.campaigns.length === 0 && (
        <Text>{say('No count is open in which you count. The property custodian names who does.')}</Text>
      )}
      {offer?.from === 'talaan' &&
        offer.mine.campaigns.map((campaign) => (
          <Card key={campaign.id} withBorder>
            <Stack gap="xs">
              <Text fw={600}>{titleOf(campaign)}</Text>
              <Text size="sm" c="dimmed">
                {campaign.fund}, {counted(campaign.cards, 'card')}
              </Text>
              <Button loading={fetching === campaign.id} onClick={() => void fetchCards(offer.mine, campaign.id)}>
                {say('Count')}
              </Button>
            </Stack>
          </Card>
        ))}
      {offer && offer.from !== 'talaan' && kept.map((count) => <KeptCard key={count.id} count={count} onChosen={onChosen} />)}
    </main>
  );
}

function KeptCard({ count, onChosen }: { count: KeptCount; onChosen: (count: KeptCount) => void }) {
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Text fw={600}>{titleOf(count)}</Text>
        <Text size="sm" c="dimmed">
          {say('{cards} on this phone, for {name}', { cards: counted(count.cards.length, 'card'), name: count.name })}
        </Text>
        <Button onClick={() => onChosen(count)}>{say('Continue counting')}</Button>
      </Stack>
    </Card>
  );
}

async function askForCounts(): Promise<Offer> {
  try {
    return { from: 'talaan', mine: await call(readMyCounts, {}) };
  } catch (failure) {
    return { from: failure instanceof ApiError && failure.status === 401 ? 'signed-out' : 'phone' };
  }
}

/** The cards of a count as they are now; undefined without a network, or where the caller counts in it no more. */
async function refreshCount(id: number): Promise<KeptCount | undefined> {
  const offer = await askForCounts();
  if (offer.from !== 'talaan' || !offer.mine.campaigns.some((one) => one.id === id)) return undefined;
  return takeCount(offer.mine, id).catch(() => undefined);
}

/** Brings the cards of a count onto this phone, and asks the browser to keep them when room is short. */
async function takeCount(mine: Answer<typeof readMyCounts>, id: number): Promise<KeptCount> {
  const campaign = mine.campaigns.find((one) => one.id === id)!;
  const { offices, cards } = await call(readCards, { params: { id } });
  const count: KeptCount = { ...campaign, account: mine.account, name: mine.name, offices, cards };
  await keepCount(count);
  await navigator.storage?.persist();
  return count;
}
