import { type LiveNews, type LiveRequest, livePath } from '#contract/live.ts';

/** Somebody on this page who follows a conversation. */
type Following = {
  readonly conversationId: number;
  readonly code: string | null;
  readonly hear: (news: Extract<LiveNews, { type: 'version' | 'typing' }>) => void;
  /** Whether news come; false while there is no connection, when it is better to ask. */
  readonly onLive: (live: boolean) => void;
};

const firstPause = 500;
const longestPause = 30_000;

/** What a visitor looks at while they chat. */
export type Looking = Omit<Extract<LiveRequest, { type: 'looking' }>, 'type' | 'conversationId'>;

/** Somebody of the staff who answers chats: what they hear of the queue, and whether they are there for new ones. */
type Desk = { readonly hear: (version: string) => void; readonly available: boolean };

const followings = new Set<Following>();
const lookings = new Map<number, Looking>();
let desk: Desk | null = null;
let socket: WebSocket | null = null;
let pause = firstPause;
let timer: number | undefined;

const say = (request: LiveRequest): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
};
const follow = ({ conversationId, code }: Following): void => say({ type: 'follow', conversationId, code });

const isNeeded = (): boolean => followings.size > 0 || desk !== null;

/** Opens the socket where there is none, and is about to be none. */
function ensureSocket(): void {
  if (socket === null && timer === undefined) connect();
}

/** Closes the socket once nobody needs it. */
function leaveSocket(): void {
  if (isNeeded()) return;
  window.clearTimeout(timer);
  timer = undefined;
  socket?.close();
  socket = null;
}

function sitDown(): void {
  if (!desk) return;
  say({ type: 'queue' });
  say({ type: 'present', available: desk.available });
}

/** One socket for the whole page; when it is lost another is opened, which hears first how everything is. */
function connect(): void {
  window.clearTimeout(timer);
  timer = undefined;
  const url = new URL(livePath, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const opened = new WebSocket(url);
  socket = opened;
  opened.addEventListener('open', () => {
    pause = firstPause;
    for (const following of followings) {
      follow(following);
      following.onLive(true);
    }
    for (const [conversationId, looking] of lookings) say({ type: 'looking', conversationId, ...looking });
    sitDown();
  });
  opened.addEventListener('message', ({ data }) => {
    const news = JSON.parse(String(data)) as LiveNews;
    if (news.type === 'queue') desk?.hear(news.version);
    else if (news.type !== 'refused')
      for (const following of followings) if (following.conversationId === news.conversationId) following.hear(news);
  });
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    socket = null;
    for (const { onLive } of followings) onLive(false);
    if (!isNeeded() || timer !== undefined) return;
    // Pages that lost the same process do not come back in the same moment.
    timer = window.setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(longestPause, pause * 2);
  });
}

/** Follows a conversation until the answered function is called. */
export function followConversation(following: Following): () => void {
  followings.add(following);
  if (socket?.readyState === WebSocket.OPEN) {
    follow(following);
    following.onLive(true);
  } else ensureSocket();
  return () => {
    followings.delete(following);
    if ([...followings].some(({ conversationId }) => conversationId === following.conversationId)) return;
    lookings.delete(following.conversationId);
    say({ type: 'leave', conversationId: following.conversationId });
    leaveSocket();
  };
}

/** Tells what a visitor looks at, until something else is told; null takes it back. */
export function tellLooking(conversationId: number, looking: Looking | null): void {
  if (looking) lookings.set(conversationId, looking);
  else if (!lookings.delete(conversationId)) return;
  const nothing = { path: null, objectId: null, selection: null };
  say({ type: 'looking', conversationId, ...(looking ?? nothing) });
}

/** Hears of the queue of chats until the answered function is called, and says whether its reader is there for new ones. */
export function followQueue(hear: (version: string) => void, available: boolean): () => void {
  const own: Desk = { hear, available };
  desk = own;
  if (socket?.readyState === WebSocket.OPEN) sitDown();
  else ensureSocket();
  return () => {
    if (desk !== own) return;
    say({ type: 'present', available: false });
    desk = null;
    leaveSocket();
  };
}

/** Tells the other side that somebody writes. */
export const tellTyping = (conversationId: number): void => say({ type: 'typing', conversationId });
