/** A small mail server that speaks SMTP over a real socket, and can be told to refuse or to hang up. */
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What was handed in. */
export interface Handed {
  from: string;
  to: string[];
  /** Headers and body as they came over the line. */
  source: string;
}

/** Where in a conversation it can refuse: `data` before the letter is handed over, `letter` after. */
export const STEPS = ['greeting', 'hello', 'starttls', 'auth', 'sender', 'rcpt', 'data', 'letter'] as const;
type Step = (typeof STEPS)[number];

export interface PostOffice {
  port: number;
  handed: Handed[];
  /** The sign-ins it took, as they came over the line. */
  signedIn: string[];
  /** What the next conversations answer at a step; undefined goes on. `hang up` cuts the line, `silence` says nothing. */
  mood: { [At in Step]?: string | undefined };
  /** What happens at a step before it is answered. */
  before: { [At in Step]?: () => Promise<unknown> };
  talks: number;
}

/** Opens it on a free port of this machine; closed after the test. */
export async function openPostOffice(): Promise<PostOffice> {
  const [office, close] = await startPostOffice();
  onTestFinished(close);
  return office;
}

/** Opens it on a free port of this machine. Answers it and how to close it. */
export async function startPostOffice(): Promise<[PostOffice, () => Promise<void>]> {
  const office: PostOffice = { port: 0, handed: [], signedIn: [], mood: {}, before: {}, talks: 0 };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    office.talks += 1;
    talk(socket, office);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  office.port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return [office, close];
}

function talk(socket: Socket, office: PostOffice): void {
  let held = '';
  let letter: Handed = { from: '', to: [], source: '' };
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  /** What it says at a step; whether the conversation goes on as usual. */
  const at = (step: Step, usual: string): boolean => {
    const mood = office.mood[step];
    if (mood === 'hang up') socket.destroy();
    else if (mood !== 'silence') {
      const before = office.before[step];
      if (before) void before().then(() => say(mood ?? usual));
      else say(mood ?? usual);
    }
    return mood === undefined;
  };
  const hear = (line: string) => {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'EHLO' || word === 'HELO') at('hello', '250-post.example\r\n250 AUTH PLAIN');
    else if (word === 'STAR') at('starttls', '502 no encryption here');
    else if (word === 'AUTH') {
      if (at('auth', '235 welcome')) office.signedIn.push(line);
    } else if (word === 'MAIL') {
      letter = { from: line, to: [], source: '' };
      at('sender', '250 ok');
    } else if (word === 'RCPT') {
      if (at('rcpt', '250 ok')) letter.to.push(line);
    } else if (word === 'DATA') inData = at('data', '354 go on');
    else if (word === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };
  at('greeting', '220 post.example');
  socket.setEncoding('utf8').on('data', (text: string) => {
    held += text;
    for (;;) {
      const end = held.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = held.slice(0, end);
      held = held.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        // A line that begins with a dot comes with two (RFC 5321, 4.5.2).
        const source = part.replace(/^\.\./gm, '.');
        if (at('letter', '250 taken')) office.handed.push({ ...letter, source });
      } else hear(part);
    }
  });
}

/** A letter as its reader sees it: `body` is its plain text. */
export interface ReadLetter {
  headers: string[];
  subject: string;
  body: string;
  html: string;
  /** The other parts, by their type: "text/calendar". */
  attached: ReadonlyMap<string, Buffer>;
}

/** Opens it. */
export function readLetter({ source }: Handed): ReadLetter {
  const whole = partOf(source);
  const leaves = leavesOf(whole);
  const textOf = (type: string) => leaves.find((part) => part.type === type)?.content.toString('utf8') ?? '';
  return {
    headers: whole.headers,
    subject: decoded(whole.header('Subject')),
    body: textOf('text/plain'),
    html: textOf('text/html'),
    attached: new Map(
      leaves
        .filter(({ type }) => !/^text\/(plain|html)$/.test(type))
        .map(({ type, content }) => [type, content]),
    ),
  };
}

interface Part {
  headers: string[];
  header(name: string): string;
  type: string;
  raw: string;
  content: Buffer;
}

function partOf(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const raw = rest.join('\r\n\r\n');
  const encoding = header('Content-Transfer-Encoding');
  const content =
    encoding === 'base64'
      ? Buffer.from(raw, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquoted(raw) : raw);
  return { headers, header, type: (header('Content-Type').split(';')[0] ?? '').trim(), raw, content };
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.header('Content-Type'))?.[1];
  if (boundary === undefined) return [part];
  return `\r\n${part.raw}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(partOf(inner.replace(/^\r\n/, ''))));
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decoded = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : unquoted(words.replaceAll('_', ' ')),
    );
