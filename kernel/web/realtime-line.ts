/** What somebody on the page hears of a channel. */
export interface Ear {
  event: string;
  heard: (payload: never) => void;
  /** From now on the channel is heard. */
  joined: () => void;
}

interface LineOptions {
  /** `wss://…/app/{key}` */
  address: string;
  authorize: (socketId: string, channel: string) => Promise<{ auth: string; channel_data?: string | undefined }>;
  /** The line is open again after it was cut. */
  onAgain: () => void;
}

interface Message {
  event: string;
  channel?: string;
  /** JSON, as a string or as it is. */
  data?: unknown;
}

/** The server pings each minute: when it has been silent for two, the line is dead. */
const SILENCE_MS = 120_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** Closed with a code from 4000 to 4099 the line stays closed; from 4200 on it opens again at once. */
const FINAL = { from: 4000, below: 4100 };
const AT_ONCE = 4200;

/** A line to the realtime server: private channels of the Pusher protocol, version 7. It opens again by itself. */
export class RealtimeLine {
  isOpen = false;
  readonly #options: LineOptions;
  readonly #ears = new Map<string, Set<Ear>>();
  readonly #watchers = new Set<() => void>();
  #socket: WebSocket | undefined;
  #socketId: string | undefined;
  #joined = new Set<string>();
  #wasOpen = false;
  #wait = FIRST_WAIT_MS;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#connect();
    addEventListener('online', () => this.#connect());
  }

  /** Hears a channel until the answered function is called. */
  hear(channel: string, ear: Ear): () => void {
    const ears = this.#ears.get(channel) ?? new Set();
    const isFirst = ears.size === 0;
    this.#ears.set(channel, ears.add(ear));
    if (isFirst) void this.#join(channel);
    else if (this.#joined.has(channel)) ear.joined();
    return () => {
      ears.delete(ear);
      if (ears.size > 0) return;
      this.#ears.delete(channel);
      if (this.#joined.delete(channel)) this.#send('pusher:unsubscribe', { channel });
    };
  }

  /** Tells when `isOpen` changes. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  #connect(): void {
    if (this.#socket) return;
    const socket = new WebSocket(`${this.#options.address}?protocol=7&client=js`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#take(JSON.parse(data) as Message));
    socket.addEventListener('close', ({ code }) => this.#lose(code));
  }

  #take({ event, channel = '', data }: Message): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE_MS);
    const payload: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    if (event === 'pusher:ping') return this.#send('pusher:pong', {});
    if (event === 'pusher:connection_established') return this.#open((payload as { socket_id: string }).socket_id);
    const ears = [...(this.#ears.get(channel) ?? [])];
    if (event === 'pusher_internal:subscription_succeeded') {
      this.#joined.add(channel);
      for (const { joined } of ears) joined();
    }
    for (const ear of ears) if (ear.event === event) ear.heard(payload as never);
  }

  #open(socketId: string): void {
    this.#socketId = socketId;
    this.#wait = FIRST_WAIT_MS;
    this.#tell(true);
    if (this.#wasOpen) this.#options.onAgain();
    this.#wasOpen = true;
    for (const channel of this.#ears.keys()) void this.#join(channel);
  }

  /** A channel that may not be heard stays silent. */
  async #join(channel: string): Promise<void> {
    const socketId = this.#socketId;
    if (!socketId) return;
    const granted = await this.#options.authorize(socketId, channel).catch(() => undefined);
    if (granted && socketId === this.#socketId && this.#ears.has(channel)) this.#send('pusher:subscribe', { channel, ...granted });
  }

  #lose(code: number): void {
    clearTimeout(this.#silence);
    this.#socket = undefined;
    this.#socketId = undefined;
    this.#joined = new Set();
    this.#tell(false);
    if (code >= FINAL.from && code < FINAL.below) return;
    setTimeout(() => this.#connect(), code >= AT_ONCE ? 0 : this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #send(event: string, data: unknown): void {
    this.#socket?.send(JSON.stringify({ event, data }));
  }

  #tell(isOpen: boolean): void {
    if (this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    for (const changed of this.#watchers) changed();
  }
}
