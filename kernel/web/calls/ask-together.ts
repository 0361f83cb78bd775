import { MOST_TOGETHER, readTogether, type AnsweredTogether } from '../../contract/together.ts';

interface Asked {
  address: string;
  headers: Record<string, string>;
  answer: PromiseWithResolvers<Response>;
}

let waiting: Asked[] = [];

/** Reads an address together with the others that are asked for in the same moment: one request for all of them (decision 103). */
export function askTogether(address: string, headers: Record<string, string>): Promise<Response> {
  const answer = Promise.withResolvers<Response>();
  if (waiting.push({ address, headers, answer }) === 1) queueMicrotask(askAll);
  return answer.promise;
}

function askAll(): void {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += MOST_TOGETHER) ask(all.slice(from, from + MOST_TOGETHER));
}

function ask(asked: readonly Asked[]): void {
  // Those that need no session go without; the others have the same.
  const headers = Object.assign({}, ...asked.map((one) => one.headers)) as Record<string, string>;
  const [first] = asked;
  if (asked.length === 1) return first!.answer.resolve(fetch(first!.address, { headers }));
  const search = new URLSearchParams(asked.map(({ address }) => ['call', address]));
  // `fetch` gives parts of an answer too, but Chromium then reports whole answers as cut off (microsoft/playwright#42742).
  const request = new XMLHttpRequest();
  request.open('GET', `${readTogether.path}?${search}`);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  let read = 0;
  const readLines = () => {
    if (request.status !== 200) return;
    const end = request.responseText.lastIndexOf('\n') + 1;
    const lines = request.responseText.slice(read, end).split('\n').slice(0, -1);
    read = end;
    for (const line of lines) deliver(asked, JSON.parse(line) as AnsweredTogether);
  };
  request.addEventListener('readystatechange', readLines);
  request.addEventListener('loadend', () => {
    readLines();
    // Those that were answered stay so.
    for (const { answer } of asked) {
      if (request.status === 0 || request.status === 200) answer.reject(new Error('The line was cut'));
      else answer.resolve(new Response(request.responseText, { status: request.status }));
    }
  });
  request.send();
}

function deliver(asked: readonly Asked[], { at, status, answer }: AnsweredTogether): void {
  asked[at]!.answer.resolve(Response.json(answer, { status }));
}
